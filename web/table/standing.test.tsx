import { type Match, pick, RECALL, STAND } from '@portolan/kernel';
import { startTiny, type Tiny, tiny, type TinyView } from '@portolan/kernel/kit/tiny.ts';
import { sceneOf } from '@portolan/service/api/scene.ts';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { Stand, Standing } from './standing.tsx';

/** Seat 0 may announce a card, or pass until the watch is over; then seat 1 sails. */
const game = tiny(function* () {
  const cards = () => [{ key: 'pass' }, { key: 'card' }];
  yield* pick(0, { say: 'announce' }, cards, { answer: 'pass', until: 'the watch is over' });
  yield* pick(1, { say: 'sail' }, () => [{ key: 'on' }, { key: 'tack' }]);
});

const told = (shell: typeof en) => ({
  shell: shell.table,
  words: { choice: ({ key }: { readonly key: string }) => key.toUpperCase() },
  view: undefined,
});

/** What seat 0 is offered to leave standing, and what it may call back. */
const plaqueOf = (match: Match<Tiny, TinyView>, viewer: number, shell = en): readonly ReactNode[] => {
  const { asked, standing = [] } = sceneOf(match, viewer);
  const mine = asked.find(({ seat }) => seat === viewer);
  const take = (name: string) => (answer: string) => match.aside(viewer, name, answer);
  return [
    Stand({ ...told(shell), asked: mine, stand: take(STAND) }),
    ...Standing({ ...told(shell), standing, recall: take(RECALL) }),
  ];
};

const textOf = (plaque: readonly ReactNode[]): string =>
  renderToStaticMarkup(<>{plaque}</>).replaceAll(/<[^>]*>/g, '');

function press(node: ReactNode): void {
  if (!isValidElement<{ onClick: () => void }>(node)) throw new Error('nothing to press');
  node.props.onClick();
}

test.each([
  { shell: en, offered: 'PASS until something changes', stands: 'Standing answer: PASS. Call it back' },
  { shell: fr, offered: 'PASS jusqu’à nouvel ordre', stands: 'Réponse permanente : PASS. La reprendre' },
])(
  'an answer is left standing on the plaque and called back there: $offered',
  ({ shell, offered, stands }) => {
    const match = startTiny(game);
    const asked = plaqueOf(match, 0, shell);
    expect(textOf(asked)).toBe(offered);
    press(asked[0]);
    expect(match.open[0]?.seat).toBe(1);
    const waiting = plaqueOf(match, 0, shell);
    expect(textOf(waiting)).toBe(stands);
    press(waiting[1]);
    expect(match.standing(0)).toEqual([]);
  },
);

test('what stands is shown to nobody but its owner', () => {
  const match = startTiny(game);
  press(plaqueOf(match, 0)[0]);
  expect(textOf(plaqueOf(match, 1))).toBe('');
});
