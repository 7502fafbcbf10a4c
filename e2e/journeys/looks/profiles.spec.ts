import { expect, type Page } from '@playwright/test';
import { arrive, check, walkName } from '../stage/looks.ts';
import { mailedLink } from '../stage/mails.ts';
import { test } from '../stage/test.ts';
import { visit, walks } from '../stage/visit.ts';

const words = {
  en: {
    private: 'Private profile',
  },
  fr: {
    private: 'Profil privé',
  },
} as const;

for (const walk of walks) {
  const { language } = walk;
  const say = words[language];

  test(`axe finds nothing on profiles and settings ${walkName(walk)}`, async ({ browser }) => {
    const own = await arrive(browser, walk, 'axe_own');
    const other = await arrive(browser, walk, 'axe_other');
    const nameOf = async (page: Page) =>
      (await (await page.request.get('/api/me')).json()).username as string;
    await visit(own, `/profile/${await nameOf(own)}`);
    await check(own, 'one’s own profile');
    await visit(own, '/settings/profile');
    await check(own, 'settings');
    await checkNewAddress(own, await nameOf(own));
    await visit(own, `/profile/${await nameOf(other)}`);
    await check(own, 'the profile of somebody else');
    await other.request.patch('/api/me/profile', { data: { visibility: 'private' } });
    await own.reload();
    await expect(own.getByRole('heading', { level: 1, name: say.private })).toBeVisible();
    await check(own, 'a private profile');
  });
}

/** What settings show while an address waits, and where the two links of a change lead, of use and of none. */
async function checkNewAddress(page: Page, username: string): Promise<void> {
  const [old, email] = [`${username}@example.org`, `${username}.new@example.org`];
  await page.request.post('/api/me/email-change', { data: { email } });
  await visit(page, '/settings/security');
  await expect(page.getByText(email)).toBeVisible();
  await check(page, 'settings while an address waits');
  await page.goto(await mailedLink(email, 'confirm-email'));
  await expect(page.getByText(email)).toBeVisible();
  await check(page, 'an address that was changed');
  await visit(page, '/auth?mode=confirm-email');
  await check(page, 'an old link to another address');
  await page.goto(await mailedLink(old, 'undo-email'));
  await expect(page.getByText(old)).toBeVisible();
  await check(page, 'putting an address back');
  await visit(page, '/auth?mode=undo-email');
  await check(page, 'an old link to put an address back');
}
