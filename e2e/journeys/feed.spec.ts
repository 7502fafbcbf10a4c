import { expect, type Page, type Route } from '@playwright/test';
import { violations } from './stage/axe.ts';
import { becomeMember } from './stage/members.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { addressInFocus, nameInFocus, note, postForFeeds, writeSkipNote } from './stage/triage.ts';
import { remember } from './stage/visit.ts';

const triaged = 10;

test.beforeAll(({ browser }) => postForFeeds(browser, triaged + 2));

test('a tester works through ten cards by keyboard', { tag: '@main' }, async ({ page }) => {
  await remember(page, { language: 'en', theme: 'light' });
  await becomeMember(page, { username: `feed_keys_${thisTry()}`, role: 'tester' });
  await page.goto('/feed');
  for (const chip of ['Food', 'Local', 'AI'])
    await page.getByRole('button', { name: chip, exact: true }).click();
  await page.getByRole('button', { name: 'Show my feed' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // The next card never waits for the server: no answer comes before it is there.
  const held = await holdSkips(page);
  for (let skipped = 0; skipped < triaged; skipped += 1) {
    const before = await addressInFocus(page);
    await skipByKeys(page);
    await expect.poll(() => addressInFocus(page)).not.toBe(before);
    await held.letThrough();
  }
  await held.letAllThrough();

  const before = await addressInFocus(page);
  await page.keyboard.press('z');
  await expect(page.getByText('is back, and so is your note').first()).toBeVisible();
  expect(await addressInFocus(page)).not.toBe(before);
  await page.keyboard.press('s');
  await expect(page.getByRole('textbox', { name: 'Who would it suit?' })).toHaveValue(note);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: /^Skip / })).toBeHidden();

  await tryAndAnswer(page);
});

test('a skip that does not arrive brings its card back with the note, and arrives when tried again', async ({
  page,
}) => {
  await remember(page, { language: 'en', theme: 'light' });
  await becomeMember(page, { username: `feed_failing_${thisTry()}`, language: 'en', role: 'tester' });
  await page.request.patch('/api/me/profile', { data: { interests: ['food'] } });
  await page.goto('/feed');
  const name = await nameInFocus(page);
  await page.route('**/api/projects/*/skips', (route) => route.abort());
  await skipByKeys(page);
  await expect(page.getByText('Failed to submit feedback').first()).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('article', { name })).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('textbox')).toHaveValue(note);
  await page.keyboard.press('Escape');

  await page.unroute('**/api/projects/*/skips');
  // Readers hear an error at once; the toast that shows it is theirs once they go there.
  await page.getByRole('button', { name: 'Try again', includeHidden: true }).click();
  await expect(page.getByRole('article', { name })).toBeHidden();
});

test('a maker becomes tester in one click', async ({ page }) => {
  await remember(page, { language: 'en', theme: 'light' });
  await becomeMember(page, { username: `feed_maker_${thisTry()}`, language: 'en', role: 'creator' });
  await page.goto('/feed');
  await page.getByRole('button', { name: 'Start testing too' }).click();
  await expect(page.getByRole('heading', { name: 'What would you like to try?' })).toBeVisible();
});

async function skipByKeys(page: Page): Promise<void> {
  await writeSkipNote(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: /^Skip / })).toBeHidden();
  await expect(page.getByRole('article')).toBeFocused();
}

/** Keeps skips from the server until they are let through. */
async function holdSkips(page: Page) {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route('**/api/projects/*/skips', async (route) => {
    if (isOpen) await route.continue();
    else waiting.push(route);
  });
  const letThrough = async () => {
    for (const route of waiting.splice(0)) await route.continue();
  };
  return {
    letThrough,
    letAllThrough() {
      isOpen = true;
      return letThrough();
    },
  };
}

async function tryAndAnswer(page: Page): Promise<void> {
  const name = await nameInFocus(page);
  const tab = page.waitForEvent('popup');
  // The tab comes first and its address follows.
  const left = page
    .context()
    .waitForEvent('response', (response) => new URL(response.url()).pathname.startsWith('/go/'));
  await page.keyboard.press('t');
  await left;
  await (await tab).close();
  await page.bringToFront();
  const form = page.getByRole('form', { name: 'Give feedback' });
  await expect(form.getByRole('radio').first()).toBeInViewport();
  await form.getByRole('radio').nth(3).click();
  await form.getByRole('textbox').fill('Reserving was quick; I missed a price before the last step of it.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Thank you.' })).toBeVisible();
  await expect(page.getByRole('article', { name })).toBeHidden();
}
