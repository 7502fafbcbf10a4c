import { defineConfig } from '@playwright/test';
import { stage } from './journeys/stage/addresses.ts';
import { chromium, chromiumFlags } from './journeys/stage/chromium.ts';

/** How fast a page comes, and how fast a card follows the one that was skipped. */
const timed = ['**/speed.spec.ts', '**/feed.spec.ts'];

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  // Two cores: one for the browser, one for the servers. What measures time runs alone, in its own project.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // `pnpm check` tries again at its end, alone, what failed here, and names it.
  retries: 0,
  timeout: 120_000,
  // How long a busy machine may take, not how long the product should: that is measured apart.
  expect: { timeout: 20_000 },
  // The second one holds how long each took, for whoever wants the whole to be quicker.
  reporter: [['line'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    baseURL: stage.web,
    launchOptions: { executablePath: chromium, args: chromiumFlags },
    // Recording every step slows every test; `--trace on` shows a failure again, step by step.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'journeys', testIgnore: timed },
    // Measured again where a busy host took the time away; the limits stay.
    { name: 'speed', testMatch: timed, dependencies: ['journeys'], workers: 1 },
  ],
  webServer: {
    command: 'node journeys/stage/serve.ts',
    url: `${stage.mails}/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
