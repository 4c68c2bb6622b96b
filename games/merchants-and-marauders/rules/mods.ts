import type { Rules } from '@portolan/kernel';
import { PORTS, type PortId } from '../content/map.ts';
import type { Mod } from '../content/ships.ts';
import type { Merchants, Player } from '../state.ts';
import { hasMod, maximum, picks, type Table } from './table.ts';

/** Modifications coming aboard and leaving [MM-MOD]. */

/** A modification that raises a value raises it at once, but for the crew, which must be recruited. [MM-MOD.2] [MM-MOD.4] [MM-MOD.5] [MM-MOD.14] */
export function fit(someone: Player, mod: Mod): void {
  const { cargo, cannons } = { cargo: maximum(someone, 'cargo'), cannons: maximum(someone, 'cannons') };
  someone.mods.push(mod);
  if (mod === 'reinforcedHull') someone.hullUsed = false;
  someone.sections.cargo += maximum(someone, 'cargo') - cargo;
  someone.sections.cannons += maximum(someone, 'cannons') - cannons;
}

const emptyPorts = (state: Merchants): PortId[] => PORTS.filter((port) => state.tokens[port].mod === '');

interface PortOption {
  readonly key: PortId;
  readonly on: string;
}
export const PORT_OPTIONS = Object.fromEntries(
  PORTS.map((port) => [port, { key: port, on: `port:${port}` }]),
) as { readonly [port in PortId]: PortOption };

/** The owner names the ports, chance deals the tokens to them, face down and as new. [MM-MOD.13] [MM-MOD.17] */
export function* redistribute(table: Table, owner: Player, mods: readonly Mod[]): Rules {
  if (mods.length === 0) return;
  const { state } = table;
  const count = mods.length;
  state.loose = mods.slice();
  const ports = yield* choosePorts(table, owner, count);
  table.random.shuffle(state.loose, 'tokens');
  for (const port of ports) {
    const mod = state.loose.pop();
    if (mod !== undefined) state.tokens[port] = { mod, faceUp: false };
  }
  table.tell({ say: 'redistributed', seat: owner.seat, ports: ports.map((port) => PORT_OPTIONS[port].on) });
}

function* choosePorts(table: Table, owner: Player, count: number): Rules<readonly PortId[]> {
  const { state } = table;
  const free = emptyPorts(state);
  if (free.length === count) return free;
  if (owner.rival) return table.random.shuffle(free, 'rival').slice(0, count);
  const about = { say: 'choosePorts', count } as const;
  const within = { min: count, max: count };
  const chosen = yield* picks(
    owner.seat,
    about,
    () => emptyPorts(state).map((port) => PORT_OPTIONS[port]),
    within,
  );
  return chosen.map(({ key }) => key);
}

/** Gives up the ship's modifications. */
export function* shedMods(table: Table, owner: Player): Rules {
  const mods = owner.mods.splice(0);
  owner.hullUsed = false;
  yield* redistribute(table, owner, mods);
}

export const lacks = (someone: Player, mod: Mod | ''): mod is Mod => mod !== '' && !hasMod(someone, mod);
