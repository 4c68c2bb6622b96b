import type { Rules } from '@portolan/kernel';
import { type Section, SECTIONS } from '../content/ships.ts';
import type { Battle, Fighter } from '../state.ts';
import { combatWindow } from './combat-cards.ts';
import {
  applyHits,
  assignSkulls,
  hitOf,
  hitOptions,
  loseCargo,
  reinforce,
  rollHits,
  tellDamage,
} from './damage.ts';
import { rollDice, SKULL } from './dice.ts';
import { captainIn, opponentOf, sectionsOf, sidesOf, theBattle } from './fighters.ts';
import { can, hasSpecialist, pick, picks, sectionName, type Table } from './table.ts';

/** A volley of both sides at once [MM-HIT.15]. `inflicts` of each side says how many hits it is about to land. */

/** Chain shot and grapeshot are of no use to long-range guns. [MM-MOD.10] */
export function* volley(table: Table, weapons: boolean): Rules {
  const battle = theBattle(table.state);
  if (battle.attacker.inflicts === 0 && battle.defender.inflicts === 0) return;
  yield* combatWindow(table, 'volley');
  for (const side of sidesOf(battle)) {
    opponentOf(battle, side).hits = rollHits(table, side.inflicts);
    if (side.inflicts > 0) tellDice(table, opponentOf(battle, side));
  }
  for (const side of sidesOf(battle)) yield* masterGunner(table, battle, side);
  yield* combatWindow(table, 'sectionDice');
  if (weapons) for (const side of sidesOf(battle)) yield* loadShot(table, battle, side);
  for (const side of sidesOf(battle)) yield* takeHits(table, side);
  yield* combatWindow(table, 'hitsKnown');
  for (const side of sidesOf(battle)) land(table, side);
}

function tellDice(table: Table, { hits, seat, npc }: Fighter): void {
  table.tell({ say: 'sectionDice', ship: sectionName(seat, npc, 'hull'), dice: hits.map(({ die }) => die) });
}

/** Any of the section dice once more, once a volley. */
function* masterGunner(table: Table, battle: Battle, side: Fighter): Rules {
  const someone = captainIn(table.state, side);
  const { hits, seat, npc } = opponentOf(battle, side);
  if (!someone || hits.length === 0 || !hasSpecialist(someone, 'masterGunner')) return;
  const within = { min: 0, max: hits.length };
  const chosen = yield* picks(
    someone.seat,
    { say: 'masterGunner' },
    () => hitOptions(seat, npc, hits),
    within,
  );
  for (const { index } of chosen) hits[index] = hitOf(rollDice(table, 1, 'section')[0] ?? SKULL);
  if (chosen.length > 0) tellDice(table, opponentOf(battle, side));
}

const SHOT: { readonly [weapon in 'chainShot' | 'grapeshot']: Section } = {
  chainShot: 'masts',
  grapeshot: 'crew',
};

/** One of the two, after the section dice: every skull strikes masts or crew, and what is too much there is lost. [MM-WEAP.3] [MM-WEAP.4] [MM-WEAP.5] [MM-WEAP.6] [MM-WEAP.7] [MM-WEAP.8] */
function* loadShot(table: Table, battle: Battle, side: Fighter): Rules {
  const someone = captainIn(table.state, side);
  const foe = opponentOf(battle, side);
  const skulls = foe.hits.filter(({ section }) => section === '').length;
  if (!someone || someone.rival || skulls === 0) return;
  const owned = someone.weapons.filter((weapon) => weapon !== 'grapple');
  if (owned.length === 0) return;
  const { key } = yield* pick(someone.seat, { say: 'loadShot', skulls }, () => [
    { key: 'none' } as const,
    ...owned.map((weapon) => ({ key: weapon, on: `weapon:${weapon}` })),
  ]);
  if (key === 'none') return;
  someone.weapons.splice(someone.weapons.indexOf(key), 1);
  foe.spared = SHOT[key];
  for (const hit of foe.hits) if (hit.section === '') hit.section = foe.spared;
  table.tell({ say: 'usedWeapon', seat: someone.seat, weapon: `weapon:${key}` });
}

/** Skulls find their sections, then the reinforced hull and Felipe's hand do what they can. [MM-HIT.15] */
function* takeHits(table: Table, side: Fighter): Rules {
  const { state } = table;
  if (side.hits.length === 0) return;
  yield* assignSkulls(table, side.controller, side.hits, {
    seat: side.seat,
    npc: side.npc,
    sections: sectionsOf(state, side),
  });
  const someone = captainIn(state, side);
  if (!someone) return;
  yield* redirect(table, side);
  yield* reinforce(table, someone, side.hits);
}

interface Redirection {
  readonly key: string;
  readonly on?: string;
  readonly index: number;
  readonly to: Section;
}
const STAY: Redirection = { key: 'none', index: -1, to: 'hull' };

/** Felipe moves one hit a combat to another of his sections. */
function* redirect(table: Table, side: Fighter): Rules {
  const someone = captainIn(table.state, side);
  if (!someone || side.redirected || someone.rival || !can(someone, 'redirectsHit')) return;
  const { key, index, to } = yield* pick(someone.seat, { say: 'redirectHit' }, () => [
    STAY,
    ...redirections(side),
  ]);
  if (key === 'none') return;
  const hit = side.hits[index];
  if (hit) hit.section = to;
  side.redirected = true;
  table.tell({ say: 'redirectedHit', seat: someone.seat, section: sectionName(side.seat, side.npc, to) });
}

const redirections = (side: Fighter): Redirection[] =>
  side.hits.flatMap(({ section }, index) =>
    SECTIONS.filter((to) => to !== section).map((to) => ({
      key: `hit ${index} ${to}`,
      on: sectionName(side.seat, side.npc, to),
      index,
      to,
    })),
  );

/** The hits left are applied; what no longer fits the hold is lost. [MM-HIT.4] [MM-HIT.6] [MM-HIT.8] */
function land(table: Table, side: Fighter): void {
  applyHits(sectionsOf(table.state, side), side.hits, side.spared);
  tellDamage(table, side.seat, side.npc, side.hits);
  const someone = captainIn(table.state, side);
  if (someone) loseCargo(table, someone);
  side.hits = [];
  side.inflicts = 0;
  side.spared = '';
}
