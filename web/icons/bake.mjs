/**
 * Bakes the icons that are used, and no others, out of the game-icons set: beside each `icons.json` (a
 * list of names) it writes `icons.svg`, a sprite, and `icon-names.ts`, the names as a type.
 * Run `npm run icons --workspace web` after changing a list.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const games = new URL('../../games/', import.meta.url);
const rooms = [
  new URL('./', import.meta.url),
  ...readdirSync(games).map((game) => new URL(`${game}/board/`, games)),
];

for (const room of rooms.filter((room) => existsSync(new URL('icons.json', room)))) bake(room);

function bake(room) {
  const names = JSON.parse(readFileSync(new URL('icons.json', room), 'utf8')).toSorted();
  const symbols = names.map((name) => {
    const icon = icons[name];
    if (!icon) throw new Error(`game-icons has no icon called ${name}`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  writeFileSync(
    new URL('icons.svg', room),
    `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- Icons by the authors of game-icons.net, CC BY 3.0, recoloured. -->\n${symbols.join('\n')}\n</svg>\n`,
  );
  writeFileSync(
    new URL('icon-names.ts', room),
    `// Written by web/icons/bake.mjs from icons.json.\nexport type IconName =\n${names.map((name) => `  | '${name}'`).join('\n')};\n`,
  );
}
