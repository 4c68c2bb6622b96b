import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Leaves parts of a game out of what is bundled. */
const without = (parts: RegExp): Plugin => ({
  name: `without ${parts.source}`,
  enforce: 'pre',
  resolveId: (path) => (parts.test(path) ? '\0nothing' : undefined),
  load: (id) => (id === '\0nothing' ? 'export {}' : undefined),
});
/** Only the lab studies and times a game. */
const lab = () => without(/\/(suites|bench)\.ts$/);
/** In a worker nothing is drawn and nothing is said. */
const boards = () => without(/\/(board|text)\/\w+\.tsx?$/);

/** Writes down the files of the build for offline/sw.ts, and names the build after them. */
const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const files = readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^(index\.html|sw\.js|files\.json)$/.test(entry.name))
      .map((entry) => `${entry.parentPath.slice(dir.length)}/${entry.name}`)
      .toSorted();
    const page = readFileSync(join(dir, 'index.html'));
    const build = createHash('sha256').update(files.join()).update(page).digest('hex').slice(0, 12);
    const worker = join(dir, 'sw.js');
    writeFileSync(join(dir, 'files.json'), JSON.stringify(['/', ...files]));
    writeFileSync(worker, readFileSync(worker, 'utf8').replace('%BUILD%', build));
  },
});

/** Where the names of React lead: to Preact, in the app and in the tests that draw. */
export const alias = [
  { find: /^react$/, replacement: join(import.meta.dirname, 'react.mjs') },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/(client|server)$/, replacement: 'preact/compat/$1' },
];

// The service listens on 3030 in development; in production it serves the built page itself.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [lab(), offline()],
  resolve: { alias },
  worker: { format: 'es', plugins: () => [lab(), boards()] },
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: {
        index: join(import.meta.dirname, 'index.html'),
        sw: join(import.meta.dirname, 'offline/sw.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3030' } },
});
