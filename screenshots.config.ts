import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `npm run screenshots`: every screen at two sizes, in both lights and both languages, with real games in progress. */
export default defineConfig({
  ...config,
  testDir: 'web/e2e',
  testMatch: '*.shots.ts',
  outputDir: 'reports/screenshots',
  timeout: 600_000,
  use: { ...config.use, trace: 'off', actionTimeout: 30_000 },
});
