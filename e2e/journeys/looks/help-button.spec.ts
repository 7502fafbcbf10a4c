import { expect, type Page } from '@playwright/test';
import { stage } from '../stage/addresses.ts';
import { test } from '../stage/test.ts';
import { addresses, remember, settle, visit, widths } from '../stage/visit.ts';

const sizes = { ...widths, small: { width: 320, height: 568 } };

test('the button is at one place on every page and covers nothing one presses', async ({ page }) => {
  await remember(page, { language: 'fr', theme: 'light' });
  const usual = new Map<string, unknown>();
  for (const address of [...addresses, `${stage.dev}/dev/ui`]) {
    await visit(page, address);
    for (const [device, size] of Object.entries(sizes)) {
      await page.setViewportSize(size);
      await settle(page);
      const place = await page.getByRole('button', { name: 'Aide', exact: true }).boundingBox();
      if (!usual.has(device)) usual.set(device, place);
      expect.soft(place, `${address}, ${device}`).toEqual(usual.get(device));
      await expect.poll(() => coveredByHelp(page), `${address}, ${device}`).toEqual([]);
    }
  }
});

test('the help waits until somebody reaches for it, and says so when it cannot come', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await remember(page, { language: 'en', theme: 'light' });
  await visit(page, '/');
  expect(asked.filter((url) => /help-dialog|\/help-/.test(url) && !url.includes('help-context'))).toEqual([]);

  await page.route(/\/assets\/help-/, (route) => route.abort());
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(page.getByText('Couldn’t load help. Please try again.')).toBeVisible();
  await page.unroute(/\/assets\/help-/);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Tutorials' })).toBeVisible();
});

/** What one could press, and the help button lies over, at the end of the page. */
function coveredByHelp(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const button = document.querySelector('aside button[aria-haspopup=dialog]');
    const help = button?.getBoundingClientRect();
    const others = [...document.querySelectorAll('a, button, input, label')].filter((one) => one !== button);
    return others
      .map((one) => ({ name: one.textContent ?? '', box: one.getBoundingClientRect() }))
      .filter(
        ({ box }) =>
          help !== undefined &&
          box.width > 1 &&
          box.left < help.right &&
          box.right > help.left &&
          box.top < help.bottom &&
          box.bottom > help.top,
      )
      .map(({ name }) => name);
  });
}
