import { CUTTER, FLAGSHIP, GUNSHIP, OFF, PATROLS, STRONGHOLDS } from '../content/factions.ts';
import { CARDS } from '../content/market.ts';
import type { Ahoy, Player, Region } from '../state.ts';
import { isIn, regionName, suitOf } from './regions.ts';
import { gainGlory, player, type Table } from './table.ts';

/** Control and glory [AH-CTL]. */

type Controller = 'squadron' | 'union';

const SQUADRON_FLAGSHIP = [FLAGSHIP.squadron];
const CUTTERS = [CUTTER];
const UNION_SHIPS = [FLAGSHIP.union, CUTTER, GUNSHIP];

/** What the map needs to know for control: a state or a view of it. */
export type Held = Pick<Ahoy, 'regions' | 'at'>;

function here(state: Held, region: Region, figures: readonly number[]): number {
  let count = 0;
  for (const figure of figures) if (isIn(region, state.at[figure] ?? OFF)) count++;
  return count;
}

/** [AH-CTL.3] [AH-CTL.4] [AH-CTL.5] */
export function squadronControl(state: Held, region: Region): number {
  return (
    here(state, region, PATROLS) +
    2 * here(state, region, STRONGHOLDS) +
    2 * here(state, region, SQUADRON_FLAGSHIP)
  );
}

/** Each Comrade counts double beside the Cutter. [AH-CTL.6] [AH-CTL.7] [AH-UN.39] */
export function unionControl(state: Held, region: Region): number {
  const doubled = here(state, region, CUTTERS) > 0 ? 2 : 1;
  return region.comrades * doubled + here(state, region, UNION_SHIPS);
}

/** Strictly more control, or nobody. [AH-CTL.8] [AH-CTL.10] */
export function controllerOf(state: Held, region: Region): Controller | undefined {
  const squadron = squadronControl(state, region);
  const union = unionControl(state, region);
  if (squadron === union) return undefined;
  return squadron > union ? 'squadron' : 'union';
}

/** The controlling faction gains the region's wealth. [AH-CTL.1] [AH-CTL.9] */
export function scoreRegions(table: Table): void {
  const { state } = table;
  for (const region of state.regions) {
    const controller = controllerOf(state, region);
    if (controller === undefined) continue;
    table.tell({ say: 'controls', faction: controller, region: regionName(region), wealth: region.wealth });
    gainGlory(table, player(state, controller), region.wealth, 'regions');
  }
}

/** A pledged card is worth 1 for each Island of its own colour whose region its faction controls. [AH-SM.26] [AH-SM.27] */
export function scorePledges(table: Table, smuggler: Player): void {
  const { state } = table;
  for (const { faction, cards } of smuggler.pledges) {
    for (const card of cards) {
      const islands = state.regions.filter((region) => suitOf(region) === CARDS[card].suit);
      const glory = islands.filter((region) => controllerOf(state, region) === faction).length;
      table.tell({
        say: 'revealedPledge',
        faction: smuggler.faction,
        card: CARDS[card].on,
        to: faction,
        glory,
      });
      if (glory > 0) gainGlory(table, smuggler, glory, 'pledges');
    }
  }
}
