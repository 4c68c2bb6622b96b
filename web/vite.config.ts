import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The service listens on 3030 in development; in production it serves the built page itself.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: '../build/web', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': 'http://localhost:3030' } },
});
