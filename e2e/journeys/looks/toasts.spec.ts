import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { becomeMember } from '../stage/members.ts';
import { test } from '../stage/test.ts';
import { thisTry } from '../stage/this-try.ts';
import { remember, settle, visit, widths } from '../stage/visit.ts';

const manifest: Record<string, { file: string }> = JSON.parse(
  readFileSync(new URL('../../../web/dist/.vite/manifest.json', import.meta.url), 'utf8'),
);
const frenchTexts = manifest['../locales/fr/common.json']?.file ?? '';

test.describe('a toast on a desktop', () => {
  test.use({ viewport: widths.desktop, reducedMotion: 'reduce' });

  for (const who of ['guest', 'member'] as const) {
    test(`covers nothing of the header and the rail of a ${who}`, async ({ page }) => {
      await remember(page, { language: 'en', theme: 'light' });
      if (who === 'member') await becomeMember(page, { username: `toast_${thisTry()}`, language: 'en' });
      await visit(page, '/explore');
      await page.route(`**/${frenchTexts}`, (route) => route.abort());
      await page
        .getByRole('link', { name: /Français/ })
        .first()
        .click();
      await expect(page.locator('.toasts')).toContainText('couldn’t load');
      await settle(page);
      expect(await coveredByToasts(page)).toEqual([]);
    });
  }
});

/** What the toasts lie over among the links, buttons and fields that stay in place while the page scrolls. */
function coveredByToasts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toasts = document.querySelector('.toasts')?.getBoundingClientRect();
    if (!toasts || toasts.height === 0) throw new Error('The page has no toast.');
    const fixed = [...document.querySelectorAll('header :is(a, button, input), nav :is(a, button)')];
    return fixed
      .map((one) => ({
        name: one.getAttribute('aria-label') ?? one.textContent ?? '',
        box: one.getBoundingClientRect(),
      }))
      .filter(
        ({ box }) =>
          box.width > 1 &&
          box.left < toasts.right &&
          box.right > toasts.left &&
          box.top < toasts.bottom &&
          box.bottom > toasts.top,
      )
      .map(({ name }) => name);
  });
}
