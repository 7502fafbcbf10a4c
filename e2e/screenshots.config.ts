import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Takes pictures instead of checking; run it through `pnpm screenshots`, which needs `pnpm build` first. */
export default defineConfig({
  ...journeys,
  testDir: 'screenshots',
});
