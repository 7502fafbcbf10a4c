import { test as base } from '@playwright/test';

/** A person's window, opened by hand, would stay open through all later journeys and take their processor. */
export const test = base.extend<{ closedAfterwards: undefined }>({
  closedAfterwards: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
