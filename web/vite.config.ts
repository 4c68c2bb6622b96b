import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** In a worker nothing is drawn and nothing is said: what it bundles leaves boards and words out. */
const rulesOnly = (): Plugin => ({
  name: 'rules-only',
  enforce: 'pre',
  resolveId: (path) => (/\/(board|text)\/\w+\.tsx?$/.test(path) ? '\0nothing' : undefined),
  load: (id) => (id === '\0nothing' ? 'export {}' : undefined),
});

// The service listens on 3030 in development; in production it serves the built page itself.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  worker: { format: 'es', plugins: () => [rulesOnly()] },
  build: { outDir: '../build/web', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': 'http://localhost:3030' } },
});
