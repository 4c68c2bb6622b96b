import type { About, Event, Json, Options as OptionsOffered, Outcome } from '@portolan/kernel';
import { type Static, type TSchema, Type } from 'typebox';
import type { Change } from './change.ts';
import type { Scene } from './scene.ts';

/** The API in one place: what may be sent and what comes back. Types, validation and documentation come from here. */

const closed = { additionalProperties: false };
const anything = <T>(description: string) => Type.Unsafe<T>({ description });
const oneOf = <const T extends string>(...values: T[]) => Type.Unsafe<T>({ type: 'string', enum: values });
const optional = <T extends TSchema>(schema: T) => Type.Optional(schema);

const Code = Type.String({ pattern: '^[A-Za-z0-9_-]{6,64}$' });
const Seat = Type.Integer({ minimum: 0, maximum: 15, description: 'A seat, counted from 0.' });
const Count = Type.Integer({ minimum: 0, maximum: 999_999_999 });
const Time = Type.Integer({ description: 'Milliseconds since 1970.' });
const Level = oneOf('random', 'cabin-boy', 'mate', 'admiral');
const OptionValue = Type.Unsafe<string | number | boolean>({ type: ['string', 'number', 'boolean'] });
const Options = Type.Record(Type.String({ maxLength: 64 }), OptionValue);
const Brought = anything<Json>('What the seat brings to the table, such as a fleet.');

export const Problem = Type.Object(
  {
    problem: Type.String({ description: 'A name for what is wrong.' }),
    sentence: Type.String({ description: 'What is wrong, in words.' }),
    reason: optional(anything<About>('Why the rules refused, to be put in the words of the game.')),
    n: optional(Type.Integer({ description: 'The last entry of the table, if you were behind.' })),
    scene: optional(anything<Scene>('How the table stands, if you were behind.')),
  },
  { description: 'Nothing was changed.' },
);

export const Name = Type.Object({ name: Type.String({ minLength: 1, maxLength: 40 }) }, closed);
export const Me = Type.Object({ id: Type.String(), name: Type.String() });
export const Carry = Type.Object(
  { code: Type.String(), expires: Time },
  { description: 'Give the code to your other device: it is good once, for a quarter of an hour.' },
);
export const CarryCode = Type.Object({ code: Code }, closed);

export const GameOffer = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  options: anything<OptionsOffered>('The table options: for each its values and its default.'),
});

const SeatWish = Type.Union([
  Type.Object({ kind: Type.Literal('me'), brought: optional(Brought) }, closed),
  Type.Object({ kind: Type.Literal('friend') }, closed),
  Type.Object({ kind: Type.Literal('bot'), level: Level, brought: optional(Brought) }, closed),
]);
export const TableWish = Type.Object(
  {
    game: Type.String({ maxLength: 64 }),
    options: optional(Options),
    seats: Type.Array(SeatWish, { minItems: 1, maxItems: 16 }),
    inherits: optional(
      Type.String({
        pattern: '^[A-Za-z0-9_-]{6,64}$',
        description: 'A finished table where you sat: the group goes on from what it handed on.',
      }),
    ),
    open: optional(Type.Boolean({ description: 'List it for anybody to join.' })),
    spectators: optional(Type.Boolean({ description: 'Anybody may watch.' })),
  },
  closed,
);

export const Sheet = Type.Object(
  {
    id: Type.String(),
    game: Type.String(),
    version: Type.Integer(),
    options: Options,
    status: oneOf('waiting', 'playing', 'finished', 'stopped', 'abandoned'),
    open: Type.Boolean(),
    spectators: Type.Boolean(),
    seats: Type.Array(
      Type.Object({
        kind: oneOf('person', 'bot', 'free'),
        name: Type.String(),
        level: optional(Type.String()),
      }),
    ),
    created: Time,
    ended: optional(Time),
    outcome: optional(anything<Outcome>('Ranking, scores and reason, once it is over.')),
    rematch: optional(Type.String({ description: 'The table where it is played again.' })),
  },
  { description: 'What everybody knows about a table, apart from the game itself.' },
);

export const Listed = Type.Object({
  sheet: Sheet,
  n: Type.Integer({ description: 'Its last entry.' }),
  moved: Time,
  awaited: Type.Array(Type.Integer(), { description: 'Seats that have to decide.' }),
  mine: Type.Array(Type.Integer(), { description: 'Seats that are yours.' }),
  invitation: optional(Type.String({ description: 'For the link to a friend; only the seated know it.' })),
  mayStart: optional(Type.Boolean({ description: 'You may begin without those who have not come.' })),
});

export const Join = Type.Object({ seat: optional(Seat), brought: optional(Brought) }, closed);
export const Start = Type.Object({ level: Level }, closed);
export const Answer = Type.Object(
  {
    seat: Seat,
    question: Type.Integer({ minimum: 0, maximum: 999_999_999, description: 'The id of what is answered.' }),
    answer: anything<Json>('As the question offers it.'),
  },
  closed,
);
export const Aside = Type.Object(
  {
    seat: Seat,
    after: Type.Integer({ minimum: 0, maximum: 999_999_999, description: 'The last entry you have seen.' }),
    aside: Type.String({ maxLength: 64 }),
    answer: anything<Json>('As the aside offers it.'),
  },
  closed,
);
export const Undo = Type.Object({ seat: Seat, after: Count }, closed);
export const Resign = Type.Object({ seat: Seat }, closed);
export const Leave = Type.Object({ seat: Seat, level: optional(Level) }, closed);
export const Entered = Type.Object({
  n: Type.Integer({ description: 'The number of the entry: it is on disk.' }),
});

export const Say = Type.Object({ seat: Seat, text: Type.String({ minLength: 1, maxLength: 500 }) }, closed);
export const ChatLine = Type.Object({
  n: Type.Integer(),
  seat: Type.Integer(),
  name: Type.String(),
  text: Type.String(),
  at: Time,
});

export const Update = Type.Object(
  {
    n: Type.Integer({ description: 'The number of the entry that caused it.' }),
    at: Time,
    sheet: optional(Sheet),
    scene: optional(anything<Scene>('The whole scene; otherwise:')),
    diff: optional(anything<Change>('What changed in the scene, see service/api/change.ts.')),
    events: optional(anything<readonly Event[]>('What happened, as this viewer may hear it.')),
    beside: optional(anything<Json>('What lies beside the answer, such as recorded motion.')),
    untold: optional(Type.Boolean({ description: 'What it told is not known any more.' })),
    undone: optional(Type.Array(Type.Integer(), { description: 'Entries taken back with all they told.' })),
  },
  { description: 'What one entry of the log tells a viewer.' },
);
export const Whole = Type.Object(
  {
    n: Type.Integer(),
    sheet: Sheet,
    scene: optional(anything<Scene>('What this viewer sees, once the game has begun.')),
  },
  { description: 'A table as it stands for a viewer.' },
);
export const History = Type.Object({
  from: optional(Whole),
  updates: Type.Array(anything<Update>('See the stream.')),
});

export const TablePath = Type.Object({ table: Code }, closed);
export const InvitationPath = Type.Object({ invitation: Code }, closed);
const As = Type.String({
  pattern: '^(spectator|[0-9]|1[0-5])$',
  description: 'Whose eyes: a seat of yours, or spectator.',
});
export const PageQuery = Type.Object(
  { before: optional(Type.Unsafe<string>({ ...Code, description: 'The last table you have been shown.' })) },
  closed,
);
const Number9 = Type.String({ pattern: '^[0-9]{1,9}$' });
export const AsQuery = Type.Object({ as: As }, closed);
export const StreamQuery = Type.Object(
  { as: As, after: optional(Type.String({ pattern: '^[0-9]{1,9}\\.[0-9]{1,9}$' })) },
  closed,
);
export const HistoryQuery = Type.Object({ as: As, from: optional(Number9), to: optional(Number9) }, closed);

export type Problem = Static<typeof Problem>;
export type Me = Static<typeof Me>;
export type Carry = Static<typeof Carry>;
export type GameOffer = Static<typeof GameOffer>;
export type TableWish = Static<typeof TableWish>;
export type Join = Static<typeof Join>;
export type Sheet = Static<typeof Sheet>;
export type Listed = Static<typeof Listed>;
export type Level = Static<typeof Level>;
export type ChatLine = Static<typeof ChatLine>;
export type Update = Static<typeof Update>;
export type Whole = Static<typeof Whole>;
export type History = Static<typeof History>;
export type Entered = Static<typeof Entered>;
