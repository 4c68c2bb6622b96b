import type { FleetFault } from '../says.ts';
import { content } from './fr-content.ts';
import { cardName, crewName, partyName } from './names.ts';

/** What is wrong with a fleet, in French. */
export function fleetFault(fault: FleetFault): string {
  const ship = 'ship' in fault ? content.pieces[fault.ship].name : '';
  switch (fault.say) {
    case 'noShip':
      return 'Une flotte comprend au moins un navire.';
    case 'overBudget':
      return `Cette flotte coûte ${fault.spent} points\u00a0; le total de construction est de ${fault.total}.`;
    case 'limited':
      return `Une flotte ne peut contenir qu’une carte ${cardName(content, fault.card)}.`;
    case 'lacksLoyalty':
      return `${cardName(content, fault.card)} exige dans la flotte\u00a0: ${partyName(content, fault.to)}.`;
    case 'meetsHostility':
      return `${cardName(content, fault.card)} refuse dans la flotte\u00a0: ${partyName(content, fault.to)}.`;
    case 'crewTooDear':
      return `${ship}\u00a0: ses équipages coûtent ${fault.cost} points, pour ${fault.most} au plus.`;
    case 'gearTooDear':
      return `${ship}\u00a0: ses équipements coûtent ${fault.cost} points, pour ${fault.most} au plus.`;
    case 'foreignVolunteer':
      return `${crewName(content, fault.crew)} ne coûte rien et ne sert que sous son pavillon, pas sur ${ship}.`;
    case 'noRoom':
      return `${ship}\u00a0: ${fault.load} cartes pour une cargaison de ${fault.spaces}.`;
    case 'takesNoCrew':
      return `${ship} ne prend pas d’équipage.`;
    case 'notMarked':
      return `${crewName(content, fault.crew)} n’a pas la marque noire.`;
    case 'markedAshore':
      return `${crewName(content, fault.crew)} doit être à bord d’un navire pour commencer comme Maudit.`;
    case 'tooManyForts':
      return `La liste compte au plus ${fault.most} forts.`;
    case 'fortTwice':
      return 'Un fort figure deux fois dans la liste.';
    case 'coinCount':
      return `Il faut ${fault.need} pièces et trésors uniques, et non ${fault.have}.`;
    case 'coinGold':
      return `Les pièces doivent totaliser ${fault.need} points d’or, et non ${fault.have}.`;
    case 'noSuchCoin':
      return `Il n’existe pas de pièce de ${fault.value} points d’or.`;
    case 'treasureTwice':
      return 'Un trésor unique est apporté deux fois.';
    case 'unreadable':
      return `Ligne ${fault.line}, lettre ${fault.at}\u00a0: «\u00a0${fault.word}\u00a0» est inconnu.`;
  }
}
