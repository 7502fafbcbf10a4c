import { defineConfig } from '@playwright/test';
import { stage } from './journeys/stage/addresses.ts';
import { chromium, chromiumFlags } from './journeys/stage/chromium.ts';

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  // Two cores: one for the browser, one for the servers.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // `pnpm check` tries again at its end, alone, what failed here, and names it.
  retries: 0,
  // Stops for what hangs: how long a busy machine may take, not how long the product should. That is a proof's subject.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 180_000 } },
  // The second one holds how long each took, for whoever wants the whole to be quicker.
  reporter: [['line'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    baseURL: stage.web,
    launchOptions: { executablePath: chromium, args: chromiumFlags },
    // Recording every step slows every test; `--trace on` shows a failure again, step by step.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node journeys/stage/serve.ts',
    url: `${stage.mails}/ready`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
