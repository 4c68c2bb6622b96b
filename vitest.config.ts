import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'build/**'],
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
