import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** What is measured in the browser, one after the other; run it through `pnpm prove`. */
export default defineConfig({
  ...journeys,
  testMatch: '**/*.prove.ts',
  workers: 1,
  timeout: 3_600_000,
  reporter: 'list',
});
