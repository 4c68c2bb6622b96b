// `npm start`: from a fresh clone to a running table. Installs and builds what is missing or stale, then serves.
// service/main.ts listens on PORT, serves build/web beside itself and prints the address.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installIfNeeded, needNode, root, run, stop } from './ground.mjs';

needNode();
const port = process.env.PORT ?? '8080';
if (!/^\d+$/.test(port) || Number(port) > 65535)
  stop(`PORT is "${port}"; it must be a whole number from 0 to 65535.`);
for (const need of ['service/main.ts', 'web/index.html'])
  if (!existsSync(join(root, need))) stop(`There is nothing to serve yet: ${need} does not exist.`);

installIfNeeded();
if (!run(process.execPath, [join(root, 'scripts', 'build.mjs')]))
  stop('The build failed: see its words above.');
process.env.PORT = port;
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(root, 'build', 'service', 'main.js')).href);
