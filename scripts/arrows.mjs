// Who may know whom: reads every import and refuses those that run against the arrows of docs/how-it-is-built.md.
// It resolves the import to a room, so a relative path and a package name are judged alike,
// and a new game is judged without being named here.
import { builtinModules } from 'node:module';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const root = join(import.meta.dirname, '..');
const rooms = ['kernel', 'games', 'players', 'lab', 'service', 'web'];

/**
 * What each place may import: other places, packages from npm, modules of Node. The list is games/*.ts and the
 * index.ts of each game, through which the rest of the house finds its parts.
 */
const may = {
  kernel: { know: ['kernel'], npm: [], node: false },
  rules: { know: ['kernel', 'rules'], npm: [], node: false },
  board: { know: ['kernel', 'rules', 'board'], npm: 'any', node: false },
  physics: { know: ['kernel', 'rules', 'physics'], npm: 'any', node: true },
  list: { know: ['kernel', 'rules', 'board', 'list'], npm: [], node: false },
  players: { know: ['kernel', 'rules', 'list', 'players'], npm: [], node: false },
  lab: { know: ['kernel', 'rules', 'list', 'players', 'service', 'lab'], npm: 'any', node: true },
  service: { know: ['kernel', 'rules', 'list', 'players', 'service', 'api'], npm: 'any', node: true },
  web: { know: ['kernel', 'rules', 'board', 'list', 'players', 'api', 'web'], npm: 'any', node: false },
};
may.api = may.service;

function placeOf(path) {
  const [room] = path.split('/');
  if (room === 'service') return /^service\/(api|client|problems)(\/|\.ts$)/.test(path) ? 'api' : 'service';
  if (room !== 'games') return room;
  if (/^games\/([^/]+\/index\.ts|[^/]+)$/.test(path)) return 'list';
  if (/\/physics\//.test(path)) return 'physics';
  return /\/(board|cover)\//.test(path) ? 'board' : 'rules';
}

/** What games share belongs to none of them. */
const isShared = (path) => /^games\/(board|common)\//.test(path);
const gameOf = (path) => (isShared(path) ? undefined : /^games\/[^/]+(?=\/)/.exec(path)?.[0]);

const isTest = (path) => /\.(test|e2e)\.tsx?$/.test(path) || /^kernel\/kit(\.ts|\/)/.test(path);

function* sources(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') yield* sources(path);
    } else if (/\.(ts|tsx|mts)$/.test(entry.name)) yield path;
  }
}

function* imports(path) {
  const text = readFileSync(join(root, path), 'utf8');
  const lines = (at) => text.slice(0, at).split('\n').length;
  const statement = /(?:^|;)[ \t]*(?:import|export)\s+(type\s)?(?:[^;'"()]*?from\s*)?['"]([^'"\n]+)['"]/gm;
  const call = /\bimport\s*\(\s*['"]([^'"\n]+)['"]/g;
  for (const found of text.matchAll(statement))
    yield { name: found[2], typeOnly: found[1] !== undefined, line: lines(found.index + found[0].length) };
  for (const found of text.matchAll(call))
    yield { name: found[1], typeOnly: false, line: lines(found.index) };
}

/** The path inside the project that an import leads to; undefined for a package from outside. */
function insideOf(path, name) {
  if (name.startsWith('.')) return posix.normalize(posix.join(dirname(path), name));
  const own = /^@portolan\/([a-z]+)(?:\/(.+))?$/.exec(name);
  if (!own) return undefined;
  return `${own[1]}/${own[2] ?? (own[1] === 'games' ? 'list.ts' : 'index.ts')}`;
}

function refusal(path, { name, typeOnly }) {
  const place = placeOf(path);
  const rule = may[place];
  const target = insideOf(path, name);
  if (target === undefined) {
    const node = name.startsWith('node:') || builtinModules.includes(name);
    if (node)
      return rule.node || isTest(path) || path.endsWith('.config.ts') ? '' : `${place} knows no machine`;
    const free = rule.npm === 'any' || isTest(path) || rule.npm.includes(name);
    return free ? '' : `${place} takes no package from outside`;
  }
  if (!rooms.includes(target.split('/')[0])) return 'leads out of the rooms';
  const there = placeOf(target);
  if (place === 'web' && there === 'service')
    return typeOnly ? '' : 'web knows only the API, client and problems of service';
  if (!rule.know.includes(there) && !(there === 'list' && isTest(path)))
    return `${place} may not know ${there}`;
  const [here, other] = [gameOf(path), gameOf(target)];
  if (isShared(path) && other) return 'what games share knows no game';
  return here && other && here !== other ? 'a game knows no other game' : '';
}

const wrong = [];
for (const room of rooms.filter((name) => existsSync(join(root, name))))
  for (const path of sources(room))
    for (const found of imports(path)) {
      const why = refusal(path, found);
      if (why) wrong.push(`${path}:${found.line}  '${found.name}': ${why}`);
    }

for (const line of wrong) console.error(line);
console.log(
  wrong.length === 0 ? 'Arrows: every import points the right way.' : `Arrows: ${wrong.length} wrong.`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
