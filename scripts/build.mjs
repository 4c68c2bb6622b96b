// Builds the app and the server into build/, unless what is there was built from these very sources.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ground.mjs';

const out = join(root, 'build');
const stamp = join(out, 'built-from');

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* files(path);
    else if (entry.isFile() && !/\.(test|e2e)\.tsx?$/.test(entry.name)) yield path;
  }
}

function sources() {
  const hash = createHash('sha256');
  const rooms = ['kernel', 'games', 'players', 'service', 'web'].flatMap((room) => [
    ...files(join(root, room)),
  ]);
  for (const path of [
    ...rooms.toSorted((a, b) => (a < b ? -1 : 1)),
    join(root, 'package-lock.json'),
    import.meta.filename,
    join(root, 'scripts', 'bundle.mjs'),
  ])
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

function builtFrom() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

async function buildWeb() {
  const { build } = await import('vite');
  await build({
    root: join(root, 'web'),
    logLevel: 'warn',
    build: { outDir: join(out, 'web'), emptyOutDir: true },
  });
}

/** The server, and beside it one file for every worker: service/*.worker.ts becomes build/service/*.worker.js. */
async function buildService() {
  const { bundle } = await import('./bundle.mjs');
  const workers = readdirSync(join(root, 'service')).filter((name) => name.endsWith('.worker.ts'));
  await bundle(
    ['main.ts', ...workers].map((name) => `service/${name}`),
    join(out, 'service'),
  );
}

const from = sources();
if (builtFrom() !== from) {
  console.log('Building…');
  rmSync(stamp, { force: true });
  rmSync(join(out, 'service'), { recursive: true, force: true });
  await Promise.all([buildWeb(), buildService()]);
  writeFileSync(stamp, from);
}
