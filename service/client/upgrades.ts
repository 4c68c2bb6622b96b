/** What a table does when its rules are changed or fail, wherever it lies. */
import { type Game, type Json, pick, type Rules, type Table } from '@portolan/kernel';
import { type Tiny, tiny, type TinyGame } from '@portolan/kernel/kit/tiny.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askedOf, Follower, type Player, problemOf } from './people.ts';

/** A turn of these decisions, written down. */
function* turn(table: Table<Tiny>, words: readonly string[]): Rules {
  for (const word of words) {
    const { key } = yield* pick(0, { say: word }, () => [{ key: 'aye' }, { key: 'nay' }, { key: 'crash' }]);
    if (key === 'crash') throw new Error('the mast breaks');
    table.state.said.push(key);
    table.tell({ say: 'said', key });
  }
}

export const game = (version: number, ...words: string[]): TinyGame =>
  tiny((table) => turn(table, words), { version, migrate: (state: Json) => state as unknown as Tiny });
export const first = game(1, 'sail', 'dig', 'rest');

/** A place whose code can be changed while Ann plays there. */
interface Place {
  readonly ann: Player;
  /** The place goes down, and comes up again with this code. */
  deploy(rules: Game, build?: string): Promise<void>;
  close(): Promise<void>;
}

interface Playing {
  readonly ann: Player;
  readonly table: string;
}

export async function answer({ ann, table }: Playing, ...answers: string[]): Promise<number> {
  let last = 0;
  for (const each of answers) {
    const asked = askedOf((await ann.scene(table, 0)).scene, 0);
    last = (await ann.answer(table, 0, asked?.id ?? 0, each)).n;
  }
  return last;
}

export const said = async ({ ann, table }: Playing): Promise<unknown> =>
  (await ann.scene(table, 0)).scene?.view;
const asked = async ({ ann, table }: Playing): Promise<string | undefined> =>
  askedOf((await ann.scene(table, 0)).scene, 0)?.about.say;

export function upgrades(where: string, open: (rules: Game) => Promise<Place>): void {
  describe(`new rules ${where}`, () => {
    let place: Place;
    beforeEach(async () => {
      place = await open(first);
    });
    afterEach(async () => {
      await place.close();
    });

    const deploy = async (rules: TinyGame, build = ''): Promise<void> => await place.deploy(rules, build);

    async function begin(): Promise<Playing> {
      const { ann } = place;
      const { sheet } = await ann.set({ game: 'tiny', seats: [{ kind: 'me' }] });
      return { ann, table: sheet.id };
    }

    test('after a restart with the same rules a game goes on where it was, and undo still works', async () => {
      const playing = await begin();
      const n = await answer(playing, 'aye', 'nay', 'aye', 'nay');
      await deploy(first);
      expect(await said(playing)).toMatchObject({ said: ['aye', 'nay', 'aye', 'nay'] });
      await playing.ann.undo(playing.table, 0, n);
      expect(await said(playing)).toMatchObject({ said: ['aye', 'nay', 'aye'] });
      expect(await asked(playing)).toBe('sail');
    });

    test('a tail that new rules cannot replay goes back to its step, and everybody is told', async () => {
      const playing = await begin();
      const { ann, table } = playing;
      const n = await answer(playing, 'aye', 'aye', 'aye', 'nay', 'nay');
      await deploy(game(2, 'row', 'dig', 'rest'));
      const now = await ann.scene(table, 0);
      expect(now.scene?.view).toMatchObject({ said: ['aye', 'aye', 'aye'] });
      expect(now.sheet).toMatchObject({ status: 'playing', version: 2 });
      expect((await ann.history(table, 0, n)).updates).toMatchObject([{ n: n + 1, undone: [n - 1, n] }]);
      await answer(playing, 'nay');
      expect(await said(playing)).toMatchObject({ said: ['aye', 'aye', 'aye', 'nay'] });
    });

    test('a tail that new rules can replay goes on, and is told anew once', async () => {
      const playing = await begin();
      const n = await answer(playing, 'aye', 'nay');
      for (const build of ['b', 'b', 'b']) {
        await deploy(game(2, 'sail', 'dig', 'rest', 'sing'), build);
        expect(await said(playing)).toMatchObject({ said: ['aye', 'nay'] });
      }
      const { updates } = await playing.ann.history(playing.table, 0, n);
      expect(updates).toMatchObject([{ n: n + 1, scene: { view: { said: ['aye', 'nay'] } } }]);
      await answer(playing, 'aye');
      expect(await asked(playing)).toBe('sing');
    });

    test('rules that cannot lift an old game set it aside; rules that can go on with it', async () => {
      const playing = await begin();
      await answer(playing, 'aye');
      await deploy(tiny((table) => turn(table, ['sail', 'dig', 'rest']), { version: 2 }));
      expect((await playing.ann.table(playing.table)).sheet.status).toBe('stopped');
      expect(await said(playing)).toMatchObject({ said: ['aye'] });
      await deploy(game(3, 'sail', 'dig', 'rest'));
      expect((await playing.ann.table(playing.table)).sheet.status).toBe('playing');
      expect(await asked(playing)).toBe('dig');
    });

    test('a table whose rules throw is set aside, and the others go on', async () => {
      const playing = await begin();
      const { ann, table } = playing;
      const other = await begin();
      await answer(playing, 'aye');
      const watching = new Follower(ann, table, 0);
      await watching.until(() => true);
      const refused = await problemOf(answer(playing, 'crash'));
      expect(refused?.problem).toMatchObject({
        problem: 'stopped',
        sentence: expect.stringMatching(/set aside/) as string,
      });
      await watching.until(({ sheet }) => sheet.status === 'stopped');
      expect(await said(playing)).toMatchObject({ said: ['aye'] });
      expect((await problemOf(ann.undo(table, 0, 99)))?.status).toBe(423);
      await answer(other, 'nay');
      watching.stop();
    });

    test('a game that cannot even be dealt sets its table aside', async () => {
      await deploy({
        ...first,
        setup(): Tiny {
          throw new Error('the chest is empty');
        },
      });
      const { sheet } = await place.ann.set({ game: 'tiny', seats: [{ kind: 'me' }] });
      expect(sheet.status).toBe('stopped');
      expect((await place.ann.table(sheet.id)).sheet.status).toBe('stopped');
    });

    test('a table that was set aside goes on when its rules are repaired', async () => {
      const playing = await begin();
      await answer(playing, 'aye');
      await problemOf(answer(playing, 'crash'));
      await deploy(first);
      expect((await playing.ann.table(playing.table)).sheet.status).toBe('stopped');
      await deploy(game(2, 'sail', 'dig', 'rest'));
      await answer(playing, 'nay');
      expect(await said(playing)).toMatchObject({ said: ['aye', 'nay'] });
    });

    test('a view that throws sets its table aside too, and no answer is lost', async () => {
      const playing = await begin();
      await answer(playing, 'aye');
      await deploy({
        ...first,
        view(state: unknown, viewer) {
          if ((state as Tiny).said.length > 1) throw new Error('the lamp goes out');
          return first.view(state as Tiny, viewer);
        },
      });
      // Some houses look when they decide, others when somebody watches.
      const refused = await problemOf(answer(playing, 'nay'));
      expect(await said(playing)).toMatchObject({ said: ['aye'] });
      expect((await playing.ann.table(playing.table)).sheet.status).toBe('stopped');
      await deploy(first, 'repaired');
      expect(await said(playing)).toMatchObject({ said: refused ? ['aye'] : ['aye', 'nay'] });
      expect(await asked(playing)).toBe(refused ? 'dig' : 'rest');
    });
  });
}
