// The ground the other scripts stand on: they run on bare Node, before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Ends with one sentence, for what the person at the keyboard can put right. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

export function needNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Portolan needs Node 20.19 or later; this is Node ${version}.`);
}

/** Runs a command with its output on ours; true when it went well. */
export function run(command, args, env = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return done.status === 0;
}

/** Runs a tool that npm installed, without a shell in between. */
export function runTool(path, args, env = {}) {
  return run(process.execPath, [join(root, 'node_modules', path), ...args], env);
}

export function installIfNeeded() {
  if (isInstalled()) return;
  console.log('Installing what the lock file names…');
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']))
    stop('npm ci failed: see its words above.');
}

/** npm keeps a list of what it installed; every package the lock file asks for must be in it, in that version. */
function isInstalled() {
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return false;
  const wanted = Object.entries(packagesIn(join(root, 'package-lock.json')) ?? {});
  return wanted
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.link)
    .every(([path, entry]) => installed[path]?.version === entry.version || entry.peer);
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}
