/** Ahoy as it is seen: what its table is made of, drawn from a view and put in words by the game's text. It decides nothing. */
import type { Option, Outcome, Seat, Viewer } from '@portolan/kernel';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import type {
  Best,
  Board,
  ChartProps,
  Language,
  MomentProps,
  PartProps,
  SeatProps,
  Tally,
} from '../../board/board.ts';
import { own } from '../choices.ts';
import type { AhoyView } from '../rules/information.ts';
import { bestKey } from '../rules/solo.ts';
import './ahoy.css';
import './mats.css';
import { BattleMoment } from './battle.tsx';
import { LargeCard, Market } from './cards.tsx';
import { SeaChart } from './chart.tsx';
import { pointOf, type Frame, type Point } from './geometry.ts';
import { GloryScale } from './glory.tsx';
import { Glyph } from './icon.tsx';
import { LABELS } from './labels.ts';
import { MyActions, MyCrew, MyHold, RivalChip, RivalMat, type Mat } from './mats.tsx';
import { FactionMark } from './marks.tsx';
import { focus, motion } from './motion.ts';
import { extent } from './paper.ts';
import { scenes } from './round-end.tsx';
import { SmallSea } from './small.tsx';
import {
  battlesAhead,
  dieOf,
  drawnAhead,
  factionOf,
  figuresOf,
  gloryOf,
  matOf,
  plain,
  regionsOf,
  whose,
} from './scene.ts';
import { InWords } from './words.tsx';

type Props = PartProps<AhoyView>;

function Chart(props: ChartProps<AhoyView>) {
  const { view, viewer, offered, frame, asked, pointed, preview } = props;
  const regions = useMemo(() => regionsOf(view), [view]);
  const figures = useMemo(() => figuresOf(view), [view]);
  const battles = useMemo(() => battlesAhead(view, asked), [view, asked]);
  return (
    <InWords {...props}>
      <SeaChart
        regions={regions}
        figures={figures}
        unseen={view.pile}
        mine={factionOf(view, viewer)}
        offered={offered}
        frame={frame}
        battles={battles}
        {...drawnAhead(view, asked, pointed, preview)}
      />
    </InWords>
  );
}

function Score(props: Props) {
  const glory = props.view.players.map((player) => ({ faction: player.faction, points: gloryOf(player) }));
  return (
    <InWords {...props}>
      <GloryScale glory={glory} />
    </InWords>
  );
}

function Moment(props: MomentProps<AhoyView>) {
  return (
    <InWords {...props}>
      <BattleMoment events={props.events} />
    </InWords>
  );
}

const playerAt = (view: AhoyView, seat: Viewer) => view.players.find((player) => player.seat === seat);

function Rival(props: SeatProps<AhoyView>) {
  const { view, seat, names, offered, unfolded } = props;
  const player = playerAt(view, seat);
  if (!player) return null;
  return (
    <InWords {...props}>
      <RivalMat mat={matOf(view, player, names[seat] ?? '')} offered={offered} unfolded={unfolded} />
    </InWords>
  );
}

function Chip(props: SeatProps<AhoyView>) {
  const player = playerAt(props.view, props.seat);
  if (!player) return null;
  return (
    <InWords {...props}>
      <RivalChip mat={matOf(props.view, player, props.names[props.seat] ?? '')} />
    </InWords>
  );
}

/** A panel of my own mat; nothing for those who only watch. */
function mine(Part: ComponentType<{ mat: Mat }>) {
  return function Panel(props: Props) {
    const player = playerAt(props.view, props.viewer);
    if (!player) return null;
    return (
      <InWords {...props}>
        <Part mat={matOf(props.view, player, props.names[player.seat] ?? '')} />
      </InWords>
    );
  };
}

const Ship = mine(MyActions);
const Hold = mine(MyHold);
const Crew = mine(MyCrew);

function MarketSheet(props: Props) {
  return (
    <InWords {...props}>
      <Market row={props.view.market} deck={props.view.deck} />
    </InWords>
  );
}

function Emblem({ view, seat }: SeatProps<AhoyView>) {
  const player = playerAt(view, seat);
  return player && <FactionMark faction={player.faction} />;
}

function SmallChart({ view }: Props) {
  const regions = useMemo(() => regionsOf(view), [view]);
  const figures = useMemo(() => figuresOf(view), [view]);
  return <SmallSea regions={regions} figures={figures} />;
}

/** Cards lose their words where there is little room: these are seen large. */
function large(on: string, parts: Props): ReactNode {
  if (!on.startsWith('card:') && !on.startsWith('plan:')) return undefined;
  return (
    <InWords {...parts}>
      <LargeCard on={on} />
    </InWords>
  );
}

const ShipIcon = () => <Glyph name="galleon" />;
const HoldIcon = () => <Glyph name="cargo-crate" />;
const PlanIcon = () => <Glyph name="treasure-map" />;
const CrewIcon = () => <Glyph name="pirate-hat" />;
const MarketIcon = () => <Glyph name="two-coins" />;

function sheets(view: AhoyView, language: Language) {
  const label = LABELS[language];
  const faction = factionOf(view, view.viewer);
  const own =
    faction === undefined
      ? []
      : [
          { key: 'ship', title: label.ship, place: 'mine' as const, Icon: ShipIcon, Panel: Ship },
          ...(faction === 'squadron'
            ? []
            : [
                {
                  key: 'hold',
                  title: faction === 'union' ? label.plans : label.cargo,
                  place: 'mine' as const,
                  Icon: faction === 'union' ? PlanIcon : HoldIcon,
                  Panel: Hold,
                },
              ]),
          { key: 'crew', title: label.crew, place: 'mine' as const, Icon: CrewIcon, Panel: Crew },
        ];
  return [
    ...own,
    { key: 'market', title: label.market, place: 'side' as const, Icon: MarketIcon, Panel: MarketSheet },
  ];
}

/** The spaces a name covers: itself, or the four of a square a tile may be laid on. */
function spacesNamed(on: string): Point[] {
  const at = on.startsWith('space:') || on.startsWith('berth:') ? pointOf(on) : undefined;
  if (!at) return [];
  return on.startsWith('berth:') ? [at, { x: at.x + 1, y: at.y + 1 }] : [at];
}

export const board: Board<AhoyView> = {
  palette: 'ahoy',
  stands: (view: AhoyView, language: Language) => LABELS[language].round(view.round),
  who: (view: AhoyView, seat: Seat): string => playerAt(view, seat)?.faction ?? '',
  whose,
  heading: (event, language) =>
    event.say === 'roundBegins' ? LABELS[language].round(Number(event['round'])) : undefined,
  Emblem,
  goal: (view, language) => LABELS[language].goals[view.solo],
  plain,
  scenes,
  motion,
  focus,
  sight: { least: { desk: 0.7, phone: 0.66 }, most: 3 },
  SmallChart,
  large,
  extent: (view: AhoyView, offered: ReadonlySet<string>): Frame =>
    extent(view.regions, [...offered].flatMap(spacesNamed)),
  Chart,
  Score,
  Rival,
  RivalChip: Chip,
  sheets,
  via: dieOf,
  turned: (option: Option) => 'turn' in own.choice(option),
  Moment,
  best,
  tallies,
};

function best(view: AhoyView, outcome: Outcome): Best | undefined {
  const end = own.end(outcome);
  return end.say === 'solo' ? { key: bestKey(view), points: end.margin } : undefined;
}

function tallies(view: AhoyView, language: Language): Tally[] {
  const bySeat = (count: (player: AhoyView['players'][number]) => number) =>
    view.players.map((_, seat) => {
      const player = playerAt(view, seat);
      return player ? count(player) : 0;
    });
  const label = LABELS[language];
  return [
    { key: 'glory', title: label.gloryTitle, bySeat: bySeat(gloryOf) },
    { key: 'gold', title: label.goldTitle, bySeat: bySeat(({ gold }) => gold) },
  ];
}

export { setting } from './setting.tsx';
