import type { FleetFault } from '../says.ts';
import { content } from './en-content.ts';
import { cardName, crewName, partyName } from './names.ts';

/** What is wrong with a fleet, in English. */
export function fleetFault(fault: FleetFault): string {
  const ship = 'ship' in fault ? content.pieces[fault.ship].name : '';
  switch (fault.say) {
    case 'noShip':
      return 'A fleet needs at least one ship.';
    case 'overBudget':
      return `This fleet costs ${fault.spent} points; the build total is ${fault.total}.`;
    case 'limited':
      return `Only one ${cardName(content, fault.card)} may be in a fleet.`;
    case 'lacksLoyalty':
      return `${cardName(content, fault.card)} sails only together with ${partyName(content, fault.to)}.`;
    case 'meetsHostility':
      return `${cardName(content, fault.card)} does not sail together with ${partyName(content, fault.to)}.`;
    case 'crewTooDear':
      return `The crew of ${ship} cost ${fault.cost} points; the ship allows ${fault.most}.`;
    case 'gearTooDear':
      return `The equipment of ${ship} costs ${fault.cost} points; the ship allows ${fault.most}.`;
    case 'foreignVolunteer':
      return `${crewName(content, fault.crew)} costs nothing and serves only under its own flag, not on ${ship}.`;
    case 'noRoom':
      return `${ship} has ${fault.spaces} cargo spaces for ${fault.load} cards.`;
    case 'takesNoCrew':
      return `${ship} takes no crew.`;
    case 'notMarked':
      return `${crewName(content, fault.crew)} has no Black Mark.`;
    case 'markedAshore':
      return `${crewName(content, fault.crew)} must be aboard a ship to start as Cursed.`;
    case 'tooManyForts':
      return `At most ${fault.most} forts may be listed.`;
    case 'fortTwice':
      return `A fort is listed twice.`;
    case 'coinCount':
      return `${fault.need} coins and unique treasures are needed, not ${fault.have}.`;
    case 'coinGold':
      return `The coins must add up to ${fault.need} gold, not ${fault.have}.`;
    case 'noSuchCoin':
      return `There is no coin of ${fault.value} gold.`;
    case 'treasureTwice':
      return `A unique treasure is brought twice.`;
    case 'unreadable':
      return `Line ${fault.line}, letter ${fault.at}: “${fault.word}” is not known.`;
  }
}
