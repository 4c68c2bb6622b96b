import { defineConfig } from 'vitest/config';
import { alias } from './web/vite.config.ts';

export default defineConfig({
  resolve: { alias },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'build/**'],
    server: { deps: { inline: ['wouter', 'zustand'] } },
    allowOnly: false,
    passWithNoTests: false,
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['kernel/**/*.ts', 'games/**/*.ts', 'players/**/*.ts', 'service/**/*.ts'],
      exclude: ['**/*.test.ts', 'games/*/board/**'],
    },
  },
});
