import type { Nation } from './nations.ts';

/** The map: 17 sea zones, 16 of them with a port, and the letters on their borders. [MM-BOARD.1] [MM-BOARD.4] */

export const ZONES = [
  'laHabana',
  'nassau',
  'campeche',
  'portRoyal',
  'tortuga',
  'petitGoave',
  'santoDomingo',
  'sintMaarten',
  'stJohn',
  'basseTerre',
  'bridgetown',
  'fortRoyal',
  'tobago',
  'caracas',
  'curacao',
  'cartagena',
  'caribbeanSea',
] as const;
export type ZoneId = (typeof ZONES)[number];
export type PortId = Exclude<ZoneId, 'caribbeanSea'>;

export const LETTERS = ['N', 'E', 'S', 'W'] as const;
export type Letter = (typeof LETTERS)[number];

export interface Zone {
  readonly id: ZoneId;
  /** Whose port lies here; none in the Caribbean Sea. [MM-BOARD.2] */
  readonly nation: Nation | '';
  readonly borders: { readonly [letter in Letter]?: ZoneId };
  /** All adjacent zones, those without a letter on this side included. */
  readonly near: readonly ZoneId[];
  /** The names the board draws it and its port under. */
  readonly on: string;
  readonly portOn: string;
  readonly merchantOn: string;
}

function zone(
  id: ZoneId,
  nation: Nation | '',
  borders: { readonly [letter in Letter]?: ZoneId },
  ...others: readonly ZoneId[]
): Zone {
  const near = [...LETTERS.flatMap((letter) => borders[letter] ?? []), ...others];
  return { id, nation, borders, near, on: `zone:${id}`, portOn: `port:${id}`, merchantOn: `merchant:${id}` };
}

export const MAP: { readonly [id in ZoneId]: Zone } = {
  laHabana: zone('laHabana', 'ES', { E: 'nassau', S: 'portRoyal', W: 'campeche' }, 'tortuga'),
  nassau: zone('nassau', 'EN', { E: 'sintMaarten', S: 'tortuga', W: 'laHabana' }),
  campeche: zone('campeche', 'ES', { E: 'laHabana', S: 'caribbeanSea' }),
  portRoyal: zone('portRoyal', 'EN', { N: 'laHabana', E: 'petitGoave', S: 'caribbeanSea' }),
  tortuga: zone('tortuga', 'FR', { N: 'nassau', E: 'santoDomingo', S: 'petitGoave', W: 'laHabana' }),
  petitGoave: zone('petitGoave', 'FR', {
    N: 'tortuga',
    E: 'santoDomingo',
    S: 'caribbeanSea',
    W: 'portRoyal',
  }),
  santoDomingo: zone('santoDomingo', 'ES', {
    N: 'tortuga',
    E: 'sintMaarten',
    S: 'caribbeanSea',
    W: 'petitGoave',
  }),
  sintMaarten: zone('sintMaarten', 'NL', { N: 'nassau', E: 'stJohn', S: 'basseTerre', W: 'santoDomingo' }),
  stJohn: zone('stJohn', 'EN', { E: 'bridgetown', S: 'basseTerre', W: 'sintMaarten' }),
  basseTerre: zone(
    'basseTerre',
    'FR',
    { N: 'stJohn', E: 'bridgetown', S: 'fortRoyal', W: 'caribbeanSea' },
    'sintMaarten',
    'caracas',
  ),
  bridgetown: zone('bridgetown', 'EN', { N: 'stJohn', S: 'tobago', W: 'basseTerre' }, 'fortRoyal'),
  fortRoyal: zone('fortRoyal', 'FR', { N: 'basseTerre', E: 'bridgetown', S: 'tobago' }),
  tobago: zone('tobago', 'NL', { N: 'fortRoyal', E: 'bridgetown', W: 'caracas' }),
  caracas: zone('caracas', 'ES', { N: 'basseTerre', E: 'tobago', W: 'curacao' }, 'caribbeanSea'),
  curacao: zone('curacao', 'NL', { N: 'caribbeanSea', E: 'caracas', W: 'cartagena' }),
  cartagena: zone('cartagena', 'ES', { N: 'caribbeanSea', E: 'curacao' }),
  caribbeanSea: zone(
    'caribbeanSea',
    '',
    { N: 'portRoyal', E: 'basseTerre', S: 'curacao', W: 'campeche' },
    'petitGoave',
    'santoDomingo',
    'caracas',
    'cartagena',
  ),
};

const isPort = (id: ZoneId): id is PortId => id !== 'caribbeanSea';
export const PORTS: readonly PortId[] = ZONES.filter(isPort);
