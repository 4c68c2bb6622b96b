/** `npm run census -- [game…]`: what is in the box of each game, every component and its count. */
import { gameNamed, listed } from './box.ts';
import { spoken, table } from './command.ts';

const { words, flags } = spoken('npm run census -- [game…] [--json]', {});
const games = await Promise.all((words.length > 0 ? words : listed()).map((name) => gameNamed(name)));

if (flags.json) console.log(JSON.stringify(Object.fromEntries(games.map(({ id, census }) => [id, census]))));
else {
  for (const { id, census } of games) {
    const total = census.reduce((sum, { count }) => sum + count, 0);
    console.log(`${id}\n\n${table(census.map(({ what, count }) => ({ component: what, count })))}`);
    console.log(`${total} components of ${census.length} kinds\n`);
  }
}
