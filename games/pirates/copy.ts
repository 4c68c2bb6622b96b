import type {
  After,
  Ashore,
  Coin,
  Flag,
  Fort,
  Gear,
  Land,
  Mark,
  Pirates,
  Player,
  Sailor,
  Ship,
  Tile,
  Turn,
} from './state.ts';

/**
 * Copies are written out field by field, in the order in which the objects are first made:
 * then all of a kind have one shape, which is what makes forks and rules fast.
 */
export function copyState(state: Pirates): Pirates {
  return {
    stage: state.stage,
    scenario: state.scenario,
    total: state.total,
    width: state.width,
    height: state.height,
    withdraws: state.withdraws,
    first: state.first,
    players: state.players.map(copyPlayer),
    ships: state.ships.map(copyShip),
    islands: state.islands.map(copyLand),
    tiles: state.tiles.map(copyTile),
    turn: copyTurn(state.turn),
    chart: state.chart.slice(),
    room: state.room.map(({ x, y }) => ({ x, y })),
    tilesLeft: state.tilesLeft.slice(),
    tilesEach: state.tilesEach,
    unplaced: state.unplaced.slice(),
    waitingAshore: state.waitingAshore.map(copyAshore),
    bag: state.bag.map(copyCoin),
    deep: state.deep.map(copyCoin),
    scrap: state.scrap.map(copyGear),
    startingGold: state.startingGold,
    mysterious: state.mysterious,
    quiet: state.quiet,
    counts: { coins: state.counts.coins, crew: state.counts.crew, gear: state.counts.gear },
    goals: state.goals.slice(),
    result: state.result && { why: state.result.why, winners: state.result.winners.slice() },
  };
}

const copyCoin = ({ gold, treasure, crew, last, seen }: Coin): Coin => ({
  gold,
  treasure,
  crew,
  last,
  seen,
});

const copySailor = (sailor: Sailor): Sailor => ({
  id: sailor.id,
  crew: sailor.crew,
  seat: sailor.seat,
  marked: sailor.marked,
  lent: sailor.lent,
  moved: sailor.moved,
  x: sailor.x,
  y: sailor.y,
  hits: sailor.hits,
  seen: sailor.seen,
});

const copyGear = ({ id, gear, moved, spent, seen }: Gear): Gear => ({ id, gear, moved, spent, seen });
const copyAshore = ({ crew, gear }: Ashore): Ashore => ({
  crew: crew.map(copySailor),
  gear: gear.map(copyGear),
});
const copyMark = ({ what, seat, on }: Mark): Mark => ({ what, seat, on });

const copyShip = (ship: Ship): Ship => ({
  id: ship.id,
  piece: ship.piece,
  kind: ship.kind,
  owner: ship.owner,
  seat: ship.seat,
  fate: ship.fate,
  x: ship.x,
  y: ship.y,
  heading: ship.heading,
  masts: ship.masts.slice(),
  panels: ship.panels,
  flags: ship.flags,
  secondHull: ship.secondHull,
  blades: ship.blades,
  submerged: ship.submerged,
  intangible: ship.intangible,
  form: ship.form,
  jammed: ship.jammed,
  chase: ship.chase,
  crew: ship.crew.map(copySailor),
  gear: ship.gear.map(copyGear),
  coins: ship.coins.map(copyCoin),
  docked: ship.docked,
  began: ship.began,
  unloads: ship.unloads,
  alongside: ship.alongside,
  lostIn: ship.lostIn,
  before: { x: ship.before.x, y: ship.before.y, heading: ship.before.heading },
  entangledIn: ship.entangledIn,
  tower: ship.tower,
  heldBy: ship.heldBy,
  slips: ship.slips,
  scuttling: ship.scuttling,
  marks: ship.marks.map(copyMark),
  truce: ship.truce && { nation: ship.truce.nation, seat: ship.truce.seat },
  acts: ship.acts.slice(),
  allowed: ship.allowed,
  hits: ship.hits,
  wasHit: ship.wasHit,
});

const copyFlag = ({ cannon, place, up }: Flag): Flag => ({ cannon, place, up });

const copyFort = (fort: Fort): Fort => ({
  fort: fort.fort,
  seat: fort.seat,
  x: fort.x,
  y: fort.y,
  heading: fort.heading,
  flags: fort.flags.map(copyFlag),
  coins: fort.coins.map(copyCoin),
  shot: fort.shot,
});

const copyLand = (land: Land): Land => ({
  id: land.id,
  island: land.island,
  x: land.x,
  y: land.y,
  heading: land.heading,
  mysterious: land.mysterious,
  home: land.home,
  coins: land.coins.map(copyCoin),
  crew: land.crew.map(copySailor),
  gear: land.gear.map(copyGear),
  explored: land.explored,
  banners: land.banners,
  fort: land.fort && copyFort(land.fort),
});

const copyTile = (tile: Tile): Tile => ({
  id: tile.id,
  tile: tile.tile,
  kind: tile.kind,
  gold: tile.gold,
  x: tile.x,
  y: tile.y,
  heading: tile.heading,
  value: tile.value,
  until: tile.until,
  ashore: tile.ashore,
  gone: tile.gone,
});

const copyPlayer = (player: Player): Player => ({
  home: player.home,
  events: player.events.slice(),
  forts: player.forts.slice(),
  lost: player.lost.map(copySailor),
  turns: player.turns,
  out: player.out,
  calm: player.calm,
  strength: player.strength,
});

const copyAfter = ({ ship, step, barred, landfall }: After): After => ({
  ship,
  step,
  barred: barred.slice(),
  landfall: landfall.slice(),
});

const copyTurn = (turn: Turn): Turn => ({
  seat: turn.seat,
  number: turn.number,
  phase: turn.phase,
  after: turn.after && copyAfter(turn.after),
  used: turn.used.slice(),
  played: turn.played.slice(),
  calm: turn.calm,
  waits: turn.waits,
});
