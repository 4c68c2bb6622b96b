// `npm test`: installs what the tests need, runs them all, and ends with one line: N passed, N failed.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installIfNeeded, needNode, root, run, runTool } from './ground.mjs';

const reports = join(root, 'reports');
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** What a run came to; a run that left no report, or failed without a failed test, counts as one failure. */
function verdict(name, wentWell, report, count) {
  const path = join(reports, report);
  if (!existsSync(path)) {
    console.error(`${name} ended without a report: it crashed or could not start.`);
    return { passed: 0, failed: 1 };
  }
  const { passed, failed } = count(JSON.parse(readFileSync(path, 'utf8')));
  if (wentWell || failed > 0) return { passed, failed };
  console.error(`${name} failed although no single test did: see its words above.`);
  return { passed, failed: 1 };
}

function unitTests() {
  const args = ['run', '--reporter=default', '--reporter=json', '--outputFile.json=reports/vitest.json'];
  const wentWell = runTool('vitest/vitest.mjs', args);
  return verdict('Vitest', wentWell, 'vitest.json', (report) => {
    const brokenFiles = report.testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    );
    return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
  });
}

function browserTests() {
  const chromium = findChromium() ?? installChromium();
  if (!chromium) {
    console.error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.');
    return { passed: 0, failed: 1 };
  }
  const wentWell = runTool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json'),
  });
  return verdict('Playwright', wentWell, 'playwright.json', ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));
}

function findChromium() {
  return [process.env.CHROMIUM_PATH, ...browsers].find((path) => path && existsSync(path));
}

function installChromium() {
  console.log('Installing Chromium from the packages of this system…');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, rest, { DEBIAN_FRONTEND: 'noninteractive' });
  };
  return apt('update', '-qq') && apt('install', '-y', '-qq', 'chromium') ? findChromium() : undefined;
}

function hasBrowserTests(folder = root) {
  return readdirSync(folder, { withFileTypes: true }).some((entry) =>
    entry.isDirectory()
      ? !/^(node_modules|build|reports|\..*)$/.test(entry.name) && hasBrowserTests(join(folder, entry.name))
      : entry.name.endsWith('.e2e.ts'),
  );
}

needNode();
installIfNeeded();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const runs = [unitTests()];
if (hasBrowserTests()) runs.push(browserTests());
const passed = runs.reduce((sum, each) => sum + each.passed, 0);
const failed = runs.reduce((sum, each) => sum + each.failed, 0);
if (passed + failed === 0) console.error('No test ran.');
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
