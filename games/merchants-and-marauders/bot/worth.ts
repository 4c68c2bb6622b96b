import { CARGO_CARDS } from '../content/cargo.ts';
import { MAP, PORTS, type PortId, type ZoneId, ZONES } from '../content/map.ts';
import { MISSION_CARDS } from '../content/missions.ts';
import { RUMOR_CARDS } from '../content/rumors.ts';
import { SECTIONS, SHIPS } from '../content/ships.ts';
import type { Merchants, Player } from '../state.ts';
import { anySkull } from '../rules/odds.ts';
import { barOf } from '../rules/move.ts';
import { isHostile } from '../rules/npc.ts';
import { saleValue } from '../rules/yard.ts';
import { captainOf, chestPoints, isCrippled, maximum, purse, skillOf, trackOf } from '../rules/table.ts';

/** What each seat can expect to end with: its points, what it owns, and how near it is to what it is about. */

/** What is a Move farther away is worth this much less. */
const PER_MOVE = 0.9;
const WORTH_AFTER = Array.from({ length: 16 }, (_, moves) => PER_MOVE ** moves);

const FAR: { [from in ZoneId]?: { [to in ZoneId]?: number } } = {};
for (const from of ZONES) {
  const steps: { [to in ZoneId]?: number } = { [from]: 0 };
  const open: ZoneId[] = [from];
  for (const zone of open) {
    for (const next of MAP[zone].near) {
      if (steps[next] !== undefined) continue;
      steps[next] = (steps[zone] ?? 0) + 1;
      open.push(next);
    }
  }
  FAR[from] = steps;
}
const zonesTo = (from: ZoneId, to: ZoneId): number => FAR[from]?.[to] ?? 8;

const seaWay = ({ zone, inPort }: Player, to: ZoneId): number =>
  WORTH_AFTER[zonesTo(zone, to) + (inPort ? 1 : 0)] ?? 0;

function portWay(someone: Player, port: PortId): number {
  if (someone.inPort && someone.zone === port) return 1;
  return WORTH_AFTER[zonesTo(someone.zone, port) + (someone.inPort ? 2 : 1)] ?? 0;
}

const GOLD = 0.05;
const GOLD_NEAR_HOME = 0.03;
const GOLD_STASHED = 0.085;

export function worth(state: Merchants): readonly number[] {
  return state.players.map((someone) => points(state, someone));
}

function points(state: Merchants, someone: Player): number {
  const sure = trackOf(someone) + chestPoints(state, someone) + (someone.declared ? 2 : 0);
  const spare = (someone.chest % 10) * GOLD_STASHED;
  if (someone.standing !== 'sailing') return sure + spare + 0.3;
  return sure + spare + belongings(someone) + prospects(state, someone);
}

const VESSEL = { sloop: 0, flute: 0.1, frigate: 0.9, galleon: 0.9, manOWar: 1.6 };

function belongings(someone: Player): number {
  let sum = VESSEL[someone.ship] + (someone.outfitted ? 0.1 : 0);
  sum += someone.gold * GOLD + someone.hand.length * 0.12 + someone.specialists.length * 0.25;
  sum += someone.mods.length * 0.12 + someone.weapons.length * 0.06;
  for (const section of SECTIONS) {
    sum -= (maximum(someone, section) - someone.sections[section]) * (section === 'hull' ? 0.12 : 0.06);
    if (someone.sections[section] === 0) sum -= 0.15;
  }
  const { ES, EN, FR, NL } = someone.bounties;
  return sum - 0.04 * (ES + EN + FR + NL) - (ES + EN + FR + NL > 0 ? 0.05 : 0);
}

function prospects(state: Merchants, someone: Player): number {
  const open = PORTS.filter(
    (port) => barOf(state, someone, port) === '' || (someone.inPort && someone.zone === port),
  );
  const { home } = captainOf(someone);
  let sum = someone.gold * GOLD_NEAR_HOME * portWay(someone, home);
  sum +=
    market(state, someone, open) + errands(state, someone) + offers(state, someone) - danger(state, someone);
  if (!someone.outfitted) sum += shipwright(someone, open);
  if (isCrippled(someone)) return sum + 0.1 * nearest(someone, open);
  return sum + hunting(state, someone);
}

const nearest = (someone: Player, ports: readonly PortId[]): number =>
  ports.reduce((best, port) => Math.max(best, portWay(someone, port)), 0);

/** The best port for the cargo aboard; an empty hold wants a port to buy in. */
function market(state: Merchants, someone: Player, open: readonly PortId[]): number {
  let best = 0;
  const visited = state.active === someone.seat && state.turn.ported && someone.inPort;
  for (const port of open) {
    let gold = 0;
    let demanded = 0;
    for (const card of someone.cargo) {
      const asked = CARGO_CARDS[card].good === state.demand[port];
      gold += asked ? 6 : 3;
      if (asked) demanded++;
    }
    const point = demanded >= 3 ? 1.1 : demanded === 2 ? 0.12 : 0;
    const again = visited && port === someone.zone ? 0.6 : 1;
    best = Math.max(best, again * (gold * 0.085 + point) * portWay(someone, port));
  }
  const room = Math.max(0, someone.sections.cargo - someone.cargo.length);
  const fresh = open.filter((port) => port !== someone.boughtLast && port !== someone.boughtNow);
  return best + room * 0.09 * nearest(someone, fresh);
}

/** Missions on offer that one could take draw a little. */
function offers(state: Merchants, someone: Player): number {
  if (someone.mission !== '') return 0;
  let best = 0;
  for (const id of state.missions) best = Math.max(best, portWay(someone, MISSION_CARDS[id].port));
  return 0.3 * best;
}

/** Hunters in the same waters. */
function danger(state: Merchants, someone: Player): number {
  let sum = 0;
  for (const ship of state.npcs)
    if (ship.zone === someone.zone && isHostile(state, ship, someone)) sum += someone.inPort ? 0.08 : 0.25;
  return sum;
}

/** A frigate or galleon within reach of the purse. */
function shipwright(someone: Player, open: readonly PortId[]): number {
  const lacking = SHIPS.frigate.price - saleValue(someone) - purse(someone);
  return lacking <= 0
    ? 0.9 * nearest(someone, open)
    : 0.9 * nearest(someone, open) * Math.max(0, 1 - lacking / 30) ** 2;
}

/** Rumor and mission, by how near they are to being done. */
function errands(state: Merchants, someone: Player): number {
  let sum = 0;
  if (someone.rumor !== '' && !someone.proven) {
    const { by, zone } = RUMOR_CARDS[someone.rumor];
    const chance = anySkull(skillOf(someone, by === 'scout' ? 'scouting' : 'influence'));
    const way = by === 'scout' || zone === 'caribbeanSea' ? seaWay(someone, zone) : portWay(someone, zone);
    sum += 1.5 * chance * way;
  }
  if (someone.mission !== '') sum += errand(state, someone);
  return sum;
}

function errand(state: Merchants, someone: Player): number {
  if (someone.mission === '') return 0;
  const { task, gift } = MISSION_CARDS[someone.mission];
  const prize = 1.1 + (gift.gold ?? 0) * 0.08;
  switch (task.kind) {
    case 'deliver': {
      const missing = task.goods.filter(
        (good) => !someone.cargo.some((card) => CARGO_CARDS[card].good === good),
      );
      return prize * (missing.length === 0 ? portWay(someone, task.port) : 0.25);
    }
    case 'roll':
      return prize * anySkull(skillOf(someone, task.skill)) * seaWay(someone, task.zone);
    case 'ashore':
      return prize * (someone.sections.crew > task.guard.crew ? 0.6 : 0.15) * seaWay(someone, task.zone);
    case 'raid':
      return prize * 0.4;
    case 'defeat':
      return prize * (state.npcs.some(({ id, zone }) => zone !== '' && task.npcs.includes(id)) ? 0.3 : 0.15);
  }
}

/** The nearest merchant. */
function hunting(state: Merchants, someone: Player): number {
  const skill = anySkull(skillOf(someone, 'scouting')) * skillOf(someone, 'seamanship');
  let best = 0;
  for (const zone of ZONES) if (state.merchants[zone] !== '') best = Math.max(best, seaWay(someone, zone));
  return 0.12 * skill * best;
}
