import { defineConfig, devices } from '@playwright/test';

/** Whole games through a real browser: *.e2e.ts, against the app as `npm start` serves it. */
const port = process.env['PORT'] ?? '8137';

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  testIgnore: '**/node_modules/**',
  outputDir: 'reports/playwright',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
      ],
    },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: import.meta.dirname,
    url: `http://localhost:${port}`,
    env: { PORT: port, DATA_DIR: 'reports/tables', LOG_LEVEL: 'error', REQUESTS_A_MINUTE: '60000' },
    timeout: 180_000,
  },
});
