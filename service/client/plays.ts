/** What every table does, wherever it lies: the same tests are run on the service and on tables of a browser. */
import { Random } from '@portolan/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anyAnswer, askedOf, Follower, type Player, playOut, problemOf } from './people.ts';

/** A place where Ann, in seat 0, and Bob, in seat 1, can begin a skirmish without storms. */
export interface Place {
  readonly people: readonly [ann: Player, bob: Player];
  begin(): Promise<string>;
  close(): Promise<void>;
}

export function plays(where: string, open: () => Promise<Place>): void {
  describe(`play ${where}`, () => {
    let place: Place;
    let ann: Player;
    let bob: Player;
    const begin = async (): Promise<string> => await place.begin();
    beforeEach(async () => {
      place = await open();
      [ann, bob] = place.people;
    });
    afterEach(async () => {
      await place.close();
    });

    /** Ann's first decision: a course, from where her ship lies. */
    async function sail(table: string, course = [1]): Promise<number> {
      const asked = askedOf((await ann.scene(table, 0)).scene, 0);
      return (await ann.answer(table, 0, asked?.id ?? 0, course)).n;
    }

    test('two people play a whole game, and what each stream adds up to is what each seat sees', async () => {
      const table = await begin();
      const followers = [new Follower(ann, table, 0), new Follower(bob, table, 1)];
      const random = Random.seeded('a whole game');
      for (let n = 0, over = false; !over;) {
        const [first, second] = await Promise.all(
          followers.map(async (each) => await each.until((now) => now.n >= n)),
        );
        expect(first).toEqual(await ann.scene(table, 0));
        expect(second).toEqual(await bob.scene(table, 1));
        const asked = askedOf(first?.scene, 0) ?? askedOf(second?.scene, 1);
        over = first?.sheet.status === 'finished';
        if (asked) {
          const client = asked.seat === 0 ? ann : bob;
          ({ n } = await client.answer(table, Number(asked.seat), asked.id, anyAnswer(asked, random)));
        } else if (!over) n = (first?.n ?? 0) + 1;
      }
      for (const follower of followers) follower.stop();
    });

    test('an answer to a question that is closed is refused with how the table stands', async () => {
      const table = await begin();
      const { scene } = await ann.scene(table, 0);
      const asked = askedOf(scene, 0);
      const n = await sail(table);
      const refused = await problemOf(ann.answer(table, 0, asked?.id ?? 0, [1]));
      expect(refused?.status).toBe(409);
      expect(refused?.problem).toMatchObject({ problem: 'questionIsClosed', n });
      expect(refused?.problem.scene).toEqual((await ann.scene(table, 0)).scene);
    });

    test('an answer the rules do not offer is refused with the reason, and changes nothing', async () => {
      const table = await begin();
      const before = await ann.scene(table, 0);
      const asked = askedOf(before.scene, 0);
      const refused = await problemOf(ann.answer(table, 0, asked?.id ?? 0, [5]));
      expect(refused?.status).toBe(422);
      expect(refused?.problem).toMatchObject({
        reason: { say: 'notBeside' },
        sentence: 'The rules do not allow that.',
      });
      expect(await ann.scene(table, 0)).toEqual(before);
    });

    test('of many answers to the same question at the same moment exactly one is taken', async () => {
      const table = await begin();
      const asked = askedOf((await ann.scene(table, 0)).scene, 0);
      const answers = Array.from(
        { length: 40 },
        async () => await problemOf(ann.answer(table, 0, asked?.id ?? 0, [1])),
      );
      const problems = await Promise.all(answers);
      expect(problems.filter((problem) => problem === undefined)).toHaveLength(1);
      expect(problems.filter((problem) => problem?.status === 409)).toHaveLength(39);
    });

    test('undo takes back the last answer with what it told, for everybody', async () => {
      const table = await begin();
      const before = await bob.scene(table, 1);
      const watching = new Follower(bob, table, 1);
      await watching.until(() => true);
      const sailed = await sail(table);
      const { n } = await ann.undo(table, 0, sailed);
      const now = await watching.until((now) => now.n >= n);
      expect(now.scene?.view).toEqual(before.scene?.view);
      expect(watching.last?.undone).toEqual([sailed]);
      watching.stop();
    });

    test('an undo that was sent twice takes back only once', async () => {
      const table = await begin();
      const first = await sail(table);
      const digging = askedOf((await ann.scene(table, 0)).scene, 0);
      const { n } = await ann.answer(table, 0, digging?.id ?? 0, 'leave');
      await ann.undo(table, 0, n);
      expect((await problemOf(ann.undo(table, 0, n)))?.problem.problem).toBe('questionIsClosed');
      expect(askedOf((await ann.scene(table, 0)).scene, 0)?.about).toEqual(digging?.about);
      expect(first).toBeLessThan(n);
    });

    test('what others have answered since cannot be taken back', async () => {
      const table = await begin();
      const n = await sail(table, [1, 2]);
      const fight = askedOf((await bob.scene(table, 1)).scene, 1);
      expect(fight?.about.say).toBe('fight');
      await bob.answer(table, 1, fight?.id ?? 0, 'none');
      const refused = await problemOf(ann.undo(table, 0, n));
      expect(refused?.problem).toMatchObject({
        problem: 'cannotUndo',
        sentence: 'That cannot be taken back.',
      });
    });

    test('an aside is taken out of turn, and not twice when it was sent twice', async () => {
      const table = await begin();
      const { n } = await bob.scene(table, 1);
      await bob.aside(table, 1, n, 'oars', 1);
      expect((await problemOf(bob.aside(table, 1, n, 'oars', 1)))?.status).toBe(409);
      const { scene } = await bob.scene(table, 1);
      expect(scene?.view).toMatchObject({ ships: [{ oars: 0 }, { oars: 1, coins: 1 }] });
    });

    test('a finished game is replayed from what was told, from any seat and from any moment', async () => {
      const table = await begin();
      await playOut([ann, bob], table, Random.seeded('out'));
      const { updates } = await ann.history(table, 1);
      expect(updates.map(({ n }) => n)).toEqual(updates.map((_, i) => i + 1));
      const { n, scene } = await bob.scene(table, 1);
      const half = await ann.history(table, 1, Math.floor(n / 2), n);
      expect(half.from?.n).toBe(Math.floor(n / 2));
      expect(half.updates).toEqual(updates.slice(Math.floor(n / 2)));
      expect((await ann.history(table, 1, n)).from?.scene).toEqual(scene);
      expect((await problemOf(ann.undo(table, 0, n)))?.problem.problem).toBe('notPlaying');
    });

    test('a game that is over, and none before, is played again at one new table', async () => {
      const table = await begin();
      expect((await problemOf(ann.rematch(table)))?.problem.problem).toBe('notOver');
      await ann.resign(table, 0);
      const again = await ann.rematch(table);
      expect(again.sheet.id).not.toBe(table);
      expect((await ann.rematch(table)).sheet.id).toBe(again.sheet.id);
      expect((await ann.table(table)).sheet.rematch).toBe(again.sheet.id);
    });
  });
}
