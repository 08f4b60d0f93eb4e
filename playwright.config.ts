import { defineConfig } from '@playwright/test';
import { PATIENCE_MS } from './tests/browser/lib/expect';
import { findTestBrowsers } from './tests/run/find-browser';

const [executablePath] = findTestBrowsers();

const notNow = process.env.TOOLYARD_TEST_NIGHTLY ? [] : [/@nightly/];

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-sync',
  '--no-first-run',
  '--process-per-site', // the pages of one profile share a process, which takes longer to start than a page to load
  '--no-sandbox', // which Chromium refuses to have as root, the usual user of a container
];

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  workers: '150%', // one for each core leaves a tenth of the time unused: a page waits now and then
  // Shared machines stall. A test that passes on its second run does not fail the whole: it is listed at the end, to be fixed.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // A test fails because of a wrong state, not because of a long wait.
  expect: { timeout: PATIENCE_MS },
  timeout: 240_000,
  // The file is named by PLAYWRIGHT_JSON_OUTPUT_FILE.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${process.env.TOOLYARD_TEST_PORT ?? ''}`,
    acceptDownloads: true,
    actionTimeout: PATIENCE_MS,
    // It answers for the site where a test wants to. tests/browser/promises/offline.spec.ts lets it.
    serviceWorkers: 'block',
    // Drawing what moves takes a tenth of the time. What must hold while it moves says `no-preference`.
    reducedMotion: 'reduce',
    trace: 'off',
    launchOptions: { args: QUIET, ...(executablePath ? { executablePath } : {}) },
  },
  // A test tagged @phone runs on both; one tagged @phone-only on the phone alone. `npm test` runs those tagged @journey,
  // `npm run test:all` the others too, and `npm run test:nightly` those tagged @nightly.
  projects: [
    {
      name: 'desktop',
      grepInvert: [/@phone-only/, ...notNow],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone/,
      grepInvert: notNow,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node --import tsx tests/browser/lib/serve.ts',
    timeout: 240_000,
    wait: { stdout: /Listening on port (?<toolyard_test_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
  },
});
