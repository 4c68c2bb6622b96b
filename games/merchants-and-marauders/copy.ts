import type { ByNation } from './content/nations.ts';
import type {
  Announced,
  Battle,
  Fighter,
  GloryTrack,
  Hit,
  Loot,
  Merchants,
  Npc,
  Player,
  PortToken,
  Raid,
  Sections,
  Turn,
} from './state.ts';

/**
 * Copies are written out field by field, in the order in which the objects are first made:
 * then all of a kind have one shape, which is what makes forks and rules fast.
 */
export function copyState(state: Merchants): Merchants {
  return {
    stage: state.stage,
    ending: state.ending,
    target: state.target,
    openPurses: state.openPurses,
    solo: state.solo,
    round: state.round,
    first: state.first,
    active: state.active,
    taken: state.taken,
    turn: copyTurn(state.turn),
    players: state.players.map(copyPlayer),
    npcs: state.npcs.map(copyNpc),
    merchants: { ...state.merchants },
    merchantTrack: state.merchantTrack.slice(),
    demand: { ...state.demand },
    reserve: state.reserve.slice(),
    tokens: copyTokens(state.tokens),
    loose: state.loose.slice(),
    missions: state.missions.slice(),
    event: state.event,
    named: state.named,
    war: state.war.slice(),
    warCard: state.warCard,
    mustering: state.mustering.slice(),
    battle: state.battle && copyBattle(state.battle),
    raid: state.raid && copyRaid(state.raid),
    loot: state.loot && copyLoot(state.loot),
    announced: state.announced.map(copyAnnounced),
    shown: state.shown,
    offer: state.offer.slice(),
    offerFor: state.offerFor,
    dearer: state.dearer,
    bought: state.bought.slice(),
    aside: state.aside.slice(),
    glimpsed: state.glimpsed.slice(),
    whispered: state.whispered.slice(),
    fashions: state.fashions.slice(),
    eventDeck: state.eventDeck.slice(),
    eventDiscard: state.eventDiscard.slice(),
    gloryDeck: state.gloryDeck.slice(),
    gloryDiscard: state.gloryDiscard.slice(),
    captainDeck: state.captainDeck.slice(),
    captainDiscard: state.captainDiscard.slice(),
    cargoDeck: state.cargoDeck.slice(),
    cargoDiscard: state.cargoDiscard.slice(),
    rumorDeck: state.rumorDeck.slice(),
    rumorDiscard: state.rumorDiscard.slice(),
    missionDeck: state.missionDeck.slice(),
    missionDiscard: state.missionDiscard.slice(),
  };
}

export const copyTurn = (turn: Turn): Turn => ({
  actions: turn.actions,
  moves: turn.moves,
  acted: turn.acted,
  mayRetire: turn.mayRetire,
  ended: turn.ended,
  ported: turn.ported,
  ashore: turn.ashore,
  activities: turn.activities.slice(),
  sought: turn.sought.slice(),
  missed: turn.missed.slice(),
  rerolled: turn.rerolled,
  lightsOut: turn.lightsOut,
  bribed: turn.bribed,
  quay: turn.quay,
  refused: turn.refused.slice(),
  peaceBought: turn.peaceBought,
  pardonBought: turn.pardonBought,
  taskTried: turn.taskTried,
  pursed: turn.pursed,
});

const copyPlayer = (player: Player): Player => ({
  seat: player.seat,
  rival: player.rival,
  standing: player.standing,
  captain: player.captain,
  revealed: player.revealed,
  ship: player.ship,
  sections: copySections(player.sections),
  zone: player.zone,
  inPort: player.inPort,
  gold: player.gold,
  chest: player.chest,
  stashes: player.stashes,
  lost: player.lost,
  declared: player.declared,
  glory: copyTrack(player.glory),
  hand: player.hand.slice(),
  cargo: player.cargo.slice(),
  rumor: player.rumor,
  proven: player.proven,
  forged: player.forged,
  mission: player.mission,
  specialists: player.specialists.slice(),
  weapons: player.weapons.slice(),
  mods: player.mods.slice(),
  hullUsed: player.hullUsed,
  bounties: copyByNation(player.bounties),
  outfitted: player.outfitted,
  boughtLast: player.boughtLast,
  boughtNow: player.boughtNow,
  errands: player.errands,
});

export const copyByNation = ({ ES, EN, FR, NL }: ByNation): ByNation => ({ ES, EN, FR, NL });

export const copySections = ({ hull, cargo, masts, crew, cannons }: Sections): Sections => ({
  hull,
  cargo,
  masts,
  crew,
  cannons,
});

export const copyTrack = (track: GloryTrack): GloryTrack => ({
  combat: track.combat,
  sale: track.sale,
  raid: track.raid,
  mission: track.mission,
  rumor: track.rumor,
  ship: track.ship,
  errand: track.errand,
  headStart: track.headStart,
});

export const copyNpc = ({ id, zone, stack, arriving, manOWar }: Npc): Npc => ({
  id,
  zone,
  stack: stack.slice(),
  arriving: arriving.slice(),
  manOWar,
});

const copyToken = ({ mod, faceUp }: PortToken): PortToken => ({ mod, faceUp });
const copyTokens = (tokens: Merchants['tokens']): Merchants['tokens'] => ({
  laHabana: copyToken(tokens.laHabana),
  nassau: copyToken(tokens.nassau),
  campeche: copyToken(tokens.campeche),
  portRoyal: copyToken(tokens.portRoyal),
  tortuga: copyToken(tokens.tortuga),
  petitGoave: copyToken(tokens.petitGoave),
  santoDomingo: copyToken(tokens.santoDomingo),
  sintMaarten: copyToken(tokens.sintMaarten),
  stJohn: copyToken(tokens.stJohn),
  basseTerre: copyToken(tokens.basseTerre),
  bridgetown: copyToken(tokens.bridgetown),
  fortRoyal: copyToken(tokens.fortRoyal),
  tobago: copyToken(tokens.tobago),
  caracas: copyToken(tokens.caracas),
  curacao: copyToken(tokens.curacao),
  cartagena: copyToken(tokens.cartagena),
});

const copyHit = ({ die, section }: Hit): Hit => ({ die, section });

const copyFighter = (fighter: Fighter): Fighter => ({
  seat: fighter.seat,
  npc: fighter.npc,
  controller: fighter.controller,
  action: fighter.action,
  dice: fighter.dice.slice(),
  fewer: fighter.fewer,
  more: fighter.more,
  unlimited: fighter.unlimited,
  escapes: fighter.escapes,
  shield: fighter.shield,
  inflicts: fighter.inflicts,
  hits: fighter.hits.map(copyHit),
  spared: fighter.spared,
  redirected: fighter.redirected,
  chased: fighter.chased,
  grappled: fighter.grappled,
  lost: fighter.lost,
  crewBefore: fighter.crewBefore,
});

export const copyBattle = (battle: Battle): Battle => ({
  attacker: copyFighter(battle.attacker),
  defender: copyFighter(battle.defender),
  enemy: copySections(battle.enemy),
  shore: battle.shore,
  round: battle.round,
  melee: battle.melee,
  quiet: battle.quiet,
  last: battle.last,
});

export const copyRaid = ({ seat, zone, nation, cards, dice, successes, exchanged }: Raid): Raid => ({
  seat,
  zone,
  nation,
  cards: cards.slice(),
  dice: dice.slice(),
  successes,
  exchanged,
});

export const copyLoot = ({ winner, loser }: Loot): Loot => ({ winner, loser });
const copyAnnounced = ({ seat, place }: Announced): Announced => ({ seat, place });
