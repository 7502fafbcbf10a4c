import { expect } from '@playwright/test';
import { becomeMember } from './stage/members.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { remember, visit } from './stage/visit.ts';

test('a member has one search field on Explore, to which / leads and which leaves the other filters', async ({
  page,
}) => {
  await remember(page, { language: 'en', theme: 'light' });
  await becomeMember(page, { username: `seeks_${thisTry()}` });
  await visit(page, '/explore?categories=food');
  const field = page.getByRole('searchbox');
  await expect(field).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
  // What a key is printed on must hold all of it.
  for (const key of await page
    .getByRole('search')
    .getByText(/^(\/|Ctrl K)$/)
    .all())
    expect(await key.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('tide');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/explore?categories=food&query=tide');
});

test('a member with a phone searches in Explore itself', async ({ page }) => {
  await remember(page, { language: 'en', theme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeMember(page, { username: `seeks_too_${thisTry()}` });
  await visit(page, '/explore');
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('tide');
  await expect(page).toHaveURL('/explore?query=tide');
});

test('on a machine four times slower the palette keeps every letter typed right after Ctrl+K', async ({
  page,
}) => {
  await remember(page, { language: 'en', theme: 'light' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await visit(page, '/about');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('contact');
  const palette = page.getByRole('dialog', { name: 'Search Firstlight' });
  await expect(palette.getByRole('combobox')).toHaveValue('contact');
  await expect(palette.getByRole('option', { selected: true })).toHaveText('Contact');
});

for (const who of ['guest', 'member'] as const) {
  test(`a question mark shows a ${who} what the keys do`, async ({ page }) => {
    await remember(page, { language: 'en', theme: 'light' });
    if (who === 'member') await becomeMember(page, { username: `keys_${thisTry()}` });
    await visit(page, '/explore');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
}
