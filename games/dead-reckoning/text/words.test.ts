import { expect, test } from 'vitest';
import { position } from '../position.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { wordsOf } from './words.ts';

test('every card tells what it can do and what its next level adds, to all players [DR-SAILOR.13]', () => {
  const match = position({ captains: [{ play: ['gunner2'] }] });
  const card = `sailor:0.${match.state.players[0]?.play[0]}`;
  for (const viewer of [0, 1, 'spectator'] as const) {
    const told = wordsOf(en).explain?.(card, match.view(viewer))?.text ?? '';
    expect(told).toContain('1 cannon');
    expect(told).toContain('At level 3: Gain 2 cargo at your dock');
  }
  expect(wordsOf(fr).explain?.(card, match.view(1))?.text).toContain('Au niveau 3');
  const expert = position({ captains: [{ play: ['gunner4'] }] });
  const top = `sailor:0.${expert.state.players[0]?.play[0]}`;
  expect(wordsOf(en).explain?.(top, expert.view(0))?.text).not.toContain('At level');
});
