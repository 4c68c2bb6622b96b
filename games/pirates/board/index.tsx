/** Pirates as it is seen: what its table is made of, drawn from a view and put in words by the game's text. It decides nothing. */
import type { Seat } from '@portolan/kernel';
import { useMemo, type ReactNode } from 'react';
import type {
  Board,
  ChartProps,
  Language,
  MomentProps,
  PartProps,
  SeatProps,
  Tally,
} from '../../board/board.ts';
import type { PiratesView } from '../rules/information.ts';
import type { Sketch } from '../rules/sketch.ts';
import { OpenSea } from './chart.tsx';
import { SpreadCoins } from './coins.tsx';
import { Glyph } from './icon.tsx';
import { LABELS } from './labels.ts';
import './mats.css';
import { EventHand, FleetMat, GoldRace, GoldSheet, RivalChip, RivalMat } from './mats.tsx';
import { SeatMark } from './marks.tsx';
import { extent, focus, motion } from './motion.ts';
import './pirates.css';
import {
  bankedBy,
  fortsOnSea,
  goldOf,
  isOnSea,
  landOnSea,
  shipOnSea,
  tilesOnSea,
  towsOnSea,
} from './scene.ts';
import { Shaper, ShaperTools } from './shaper.tsx';
import { useRinged } from './rings.ts';
import { Ranges, SketchOnSea } from './sketch.tsx';
import { SmallSea } from './small.tsx';
import { Volley } from './volley.tsx';
import { boardWords, WordsContext } from './words.ts';

type Props = PartProps<PiratesView>;

function InWords({
  words,
  view,
  language,
  children,
}: Pick<Props, 'words' | 'view' | 'language'> & { children: ReactNode }) {
  const spoken = useMemo(() => boardWords(words, view, language), [words, view, language]);
  return <WordsContext value={spoken}>{children}</WordsContext>;
}

function Chart(props: ChartProps<PiratesView, Sketch>) {
  const { view, words, offered, preview, detail } = props;
  const things = useMemo(
    () => ({
      lands: view.islands.map(landOnSea),
      forts: fortsOnSea(view),
      tiles: tilesOnSea(view),
      ships: view.ships.filter(isOnSea).map(shipOnSea),
      tows: towsOnSea(view),
    }),
    [view],
  );
  const ringed = useRinged();
  return (
    <InWords {...props}>
      <OpenSea
        width={view.width}
        height={view.height}
        {...things}
        detail={detail}
        name={(on) => words.explain(on, view)?.title ?? ''}
        under={ringed !== undefined && view.ships[ringed] && <Ranges view={view} ship={ringed} />}
        over={
          <>
            <SpreadCoins view={view} offered={offered} />
            {preview?.geometry && (
              <SketchOnSea view={view} sketch={preview.geometry} refused={preview.refused !== undefined} />
            )}
          </>
        }
      />
    </InWords>
  );
}

function Score(props: Props) {
  return (
    <InWords {...props}>
      <GoldRace view={props.view} names={props.names} />
    </InWords>
  );
}

function SmallChart({ view }: Props) {
  return <SmallSea view={view} />;
}

function Moment(props: MomentProps<PiratesView>) {
  return (
    <InWords {...props}>
      <Volley view={props.view} events={props.events} />
    </InWords>
  );
}

const Emblem = ({ seat }: SeatProps<PiratesView>) => <SeatMark seat={seat} />;

function Rival(props: SeatProps<PiratesView>) {
  const { view, seat, names, unfolded } = props;
  return (
    <InWords {...props}>
      <RivalMat view={view} seat={seat} name={names[seat] ?? ''} unfolded={unfolded} />
    </InWords>
  );
}

function Chip(props: SeatProps<PiratesView>) {
  return (
    <InWords {...props}>
      <RivalChip view={props.view} seat={props.seat} name={props.names[props.seat] ?? ''} />
    </InWords>
  );
}

/** A panel of my own; nothing for those who only watch. */
function Fleet(props: Props) {
  if (props.viewer === 'spectator') return null;
  return (
    <InWords {...props}>
      <FleetMat view={props.view} seat={props.viewer} />
    </InWords>
  );
}

function Events(props: Props) {
  if (props.viewer === 'spectator') return null;
  return (
    <InWords {...props}>
      <EventHand view={props.view} seat={props.viewer} />
    </InWords>
  );
}

function Gold(props: Props) {
  return (
    <InWords {...props}>
      <GoldSheet view={props.view} names={props.names} />
    </InWords>
  );
}

const FleetIcon = () => <Glyph name="sail" />;
const EventsIcon = () => <Glyph name="contract" />;
const GoldIcon = () => <Glyph name="two-coins" />;

function sheets(view: PiratesView, language: Language) {
  const label = LABELS[language];
  const hand = view.viewer === 'spectator' ? 0 : (view.players[view.viewer]?.events ?? 0);
  const own =
    view.viewer === 'spectator'
      ? []
      : [
          { key: 'fleet', title: label.fleet, place: 'mine' as const, Icon: FleetIcon, Panel: Fleet },
          ...(hand > 0
            ? [
                {
                  key: 'events',
                  title: label.events,
                  place: 'mine' as const,
                  Icon: EventsIcon,
                  Panel: Events,
                },
              ]
            : []),
        ];
  return [...own, { key: 'gold', title: label.gold, place: 'side' as const, Icon: GoldIcon, Panel: Gold }];
}

function stands({ stage, turn }: PiratesView, language: Language): string {
  const label = LABELS[language];
  return stage === 'turn' ? label.turn(turn.number) : stage === 'over' ? label.over : label.setup;
}

function tallies(view: PiratesView, language: Language): Tally[] {
  const label = LABELS[language];
  const bySeat = (count: (seat: Seat) => number): number[] => view.players.map((_, seat) => count(seat));
  const fleet = (seat: Seat) => view.ships.filter((ship) => ship.seat === seat && ship.fate === 'afloat');
  const masts = (seat: Seat): number =>
    fleet(seat).reduce((sum, ship) => sum + ship.masts.filter((mast) => mast !== 'lost').length, 0);
  const afloat = (seat: Seat): number =>
    fleet(seat).reduce((sum, { coins }) => sum + (goldOf(coins) ?? coins.length), 0);
  return [
    { key: 'home', title: label.goldHome, bySeat: bySeat((seat) => bankedBy(view, seat).gold) },
    { key: 'aboard', title: label.goldAboard, bySeat: bySeat(afloat) },
    { key: 'masts', title: label.fleetWorth, bySeat: bySeat(masts) },
  ];
}

/** What is needed to win, where gold decides. */
function goal({ players, startingGold, scenario }: PiratesView, language: Language): string {
  const label = LABELS[language];
  return players.length === 2 && startingGold > 0 && (scenario === 'none' || scenario === 'goldRush')
    ? label.goal(Math.floor(startingGold / 2) + 1)
    : '';
}

/** The words of a chart are read from about here on; a phone follows the ship in hand. */
const sight = { least: { desk: 0.95, phone: 0.95 }, most: 6, details: [0.7] };

export const board: Board<PiratesView, Sketch> = {
  palette: 'pirates',
  stands,
  goal,
  Emblem,
  who: (_view: PiratesView, seat: Seat): string => `seat-${seat}`,
  extent,
  focus,
  sight,
  Chart,
  SmallChart,
  Shaper,
  ShaperTools,
  motion,
  Moment,
  Score,
  Rival,
  RivalChip: Chip,
  sheets,
  tallies,
};

export { setting } from './setting.tsx';
