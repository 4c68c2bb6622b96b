// Runs a command of the lab as bundled code, which is what gets measured and what runs in production:
// `node scripts/lab.mjs fuzz pirates --games 100` bundles lab/fuzz.ts and runs it with the rest of the words.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installIfNeeded, needNode, root, stop } from './ground.mjs';

const name = process.argv[2] ?? '';
const entry = `lab/${name}.ts`;
needNode();
if (!existsSync(join(root, entry))) stop(`The lab has no command "${name}".`);
installIfNeeded();
const { bundle } = await import('./bundle.mjs');
const out = join(root, 'build', 'lab', name);
const [file] = await bundle([entry], out, '[name]-[hash]'); // long runs start threads from it while others are bundled
process.argv.splice(1, 2, entry);
await import(pathToFileURL(file).href);
