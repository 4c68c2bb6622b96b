import { skirmish } from '@portolan/kernel/kit/skirmish.ts';
import { plays } from '@portolan/service/client/plays.ts';
import { upgrades } from '@portolan/service/client/upgrades.ts';
import { houseWith, memory, playerIn } from './kit.ts';

plays('at a table of this browser', () => {
  const house = houseWith(skirmish, memory());
  const player = playerIn(() => house);
  return Promise.resolve({
    people: [player, player] as const,
    begin: async () => {
      const seats = [{ kind: 'me' }, { kind: 'friend' }] as const;
      const { sheet } = await house.set({ game: 'skirmish', seats: [...seats], options: { storms: false } });
      return sheet.id;
    },
    close: () => Promise.resolve(),
  });
});

upgrades('at a table of this browser', (first) => {
  const store = memory();
  let house = houseWith(first, store);
  return Promise.resolve({
    ann: playerIn(() => house),
    deploy: (game, build) => {
      house = houseWith(game, store, build);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  });
});
