import { expect, type Page } from '@playwright/test';
import { test } from '../stage/test.ts';
import { remember, visit } from '../stage/visit.ts';

test('reloading and going back return to the place on a page, opening its address anew does not', async ({
  page,
}) => {
  await remember(page, { language: 'en', theme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/terms');
  await page.evaluate(() => scrollTo(0, 900));
  await whenScriptsRun(page, () => page.reload());
  await expect.poll(() => place(page)).toBe(900);
  await visit(page, '/about');
  await whenScriptsRun(page, () => page.goBack());
  await expect.poll(() => place(page)).toBe(900);
  await visit(page, '/about');
  await visit(page, '/terms');
  expect(await place(page)).toBe(0);
});

/** The browser returns to the place by itself first, and a page that is left before its scripts run keeps none. */
async function whenScriptsRun(page: Page, act: () => Promise<unknown>): Promise<void> {
  const whoAsked = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/me');
  await Promise.all([act(), whoAsked]);
}

const place = (page: Page) => page.evaluate(() => scrollY);
