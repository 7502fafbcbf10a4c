import { expect } from '@playwright/test';
import { becomeMember } from './stage/members.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { remember } from './stage/visit.ts';

const say = {
  account: /^Your account/,
  profile: 'Your profile',
  own: /^This is how others see you/,
  inspired: 'Iterations inspired',
  keptToOneself: 'Only you see this',
  show: /^Show what makers did with my feedback/,
  saved: 'Saved',
  private: 'Private profile',
  notFound: 'Profile not found',
  noProjects: 'No projects yet',
  onlyYou: /^Only you can see this page/,
} as const;

test('one looks at oneself and at others', async ({ page, browser }) => {
  const suffix = thisTry();
  const other = await (await browser.newContext()).newPage();
  await becomeMember(other, { name: 'Nora Haddad', username: `nora_${suffix}` });
  await remember(page, { language: 'en', theme: 'dark' });
  await becomeMember(page, { name: 'Tom Lefèvre', username: `tom_${suffix}` });

  await page.goto('/');
  await page.getByRole('button', { name: say.account }).click();
  await page.getByRole('menuitem', { name: say.profile }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tom Lefèvre' })).toBeVisible();
  await expect(page.getByText(say.own)).toBeVisible();
  await expect(page.getByText(say.noProjects)).toBeVisible();
  // The badges still to be earned: others see those that are there.
  await expect(page.getByText(say.keptToOneself, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.goto(`/profile/nora_${suffix}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nora Haddad' })).toBeVisible();
  await expect(page.getByText(say.own)).toBeHidden();
  await expect(page.getByText(say.inspired)).toBeHidden();

  await remember(other, { language: 'en', theme: 'light' });
  await other.goto('/settings/privacy');
  await other.getByRole('switch', { name: say.show }).click();
  await expect(other.locator('#privacy').getByText(say.saved)).toBeVisible();
  // A figure below its first step is not shown, so only the answer tells that it may be.
  const shown = async () =>
    (await (await page.request.get(`/api/profiles/nora_${suffix}`)).text()).includes('iterationsInspired');
  await expect.poll(shown).toBe(true);

  await other.request.patch('/api/me/profile', { data: { visibility: 'private' } });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: say.private })).toBeVisible();
  await other.goto(`/profile/nora_${suffix}`);
  await expect(other.getByText(say.onlyYou)).toBeVisible();

  await page.goto('/profile/nobody_at_all');
  await expect(page.getByRole('heading', { level: 1, name: say.notFound })).toBeVisible();
});

test('a guest is led to the door, and search engines are told to stay away', async ({ page }) => {
  await remember(page, { language: 'en', theme: 'light' });
  const answer = await page.goto('/profile/somebody');
  expect(await answer?.text()).toContain('<meta name="robots" content="noindex">');
  await expect(page).toHaveURL(/\/auth\?next=%2Fprofile%2Fsomebody$/);
});

test('a change made in one tab shows in the other when one comes back to it', async ({ page }) => {
  await remember(page, { language: 'en', theme: 'light' });
  const username = `two_tabs_${thisTry()}`;
  await becomeMember(page, { name: 'Two Tabs', username });
  await page.clock.install();
  await page.goto(`/profile/${username}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Two Tabs' })).toBeVisible();
  await page.request.patch('/api/me/profile', { data: { bio: 'Said in another tab.' } });
  await page.clock.fastForward(20_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByText('Said in another tab.')).toBeVisible();
});
