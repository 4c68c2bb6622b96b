import { Random } from '@portolan/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anyAnswer, askedOf, Follower, type Ground, ground } from './kit.ts';

let home: Ground;
beforeEach(async () => {
  home = await ground();
});
afterEach(async () => {
  await home.close();
});

test('two people play a whole game by link, and what each stream adds up to is what each seat sees', async () => {
  const ann = await home.person('Ann');
  const bob = await home.person('Bob');
  const { sheet, invitation = '' } = await ann.set({
    game: 'skirmish',
    seats: [{ kind: 'me' }, { kind: 'friend' }],
  });
  expect(sheet.status).toBe('waiting');
  const joined = await bob.accept(invitation);
  expect(joined.sheet.status).toBe('playing');
  const seats = [ann, bob].map((client, seat) => ({
    client,
    seat,
    follower: new Follower(client, sheet.id, seat),
  }));
  const random = Random.seeded('a whole game');
  for (let n = joined.n; ;) {
    const wholes = await Promise.all(
      seats.map(async ({ follower }) => await follower.until((now) => now.n >= n)),
    );
    for (const { client, seat, follower } of seats)
      expect(follower.now).toEqual(await client.scene(sheet.id, seat));
    if (wholes[0]?.sheet.status === 'finished') break;
    const next = seats.find(({ seat, follower }) => askedOf(follower.now?.scene, seat));
    const asked = next && askedOf(next.follower.now?.scene, next.seat);
    if (!next || !asked) throw new Error('nobody is asked anything');
    ({ n } = await next.client.answer(sheet.id, next.seat, asked.id, anyAnswer(asked, random)));
  }
  for (const { follower } of seats) follower.stop();
});
