import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { violations } from './stage/axe.ts';
import { mailedLink } from './stage/mails.ts';
import { becomeMember } from './stage/members.ts';
import { drawPicture } from './stage/pictures.ts';
import { postProject } from './stage/projects.ts';
import { releaseActs } from './stage/quarter.ts';
import { thisTry } from './stage/this-try.ts';
import { overflow, remember, themes, visit, walks } from './stage/visit.ts';

const words = {
  en: {
    crop: 'Part of the picture',
    still: 'What Validated still takes',
    publish: 'Publish an iteration',
    figures: /^Figures of Criée/,
    next: 'What comes next',
    notes: 'Skip notes',
    on: /^On Criée/,
    private: 'Private profile',
  },
  fr: {
    crop: 'Partie de l’image',
    still: 'Ce qu’il faut encore pour Validé',
    publish: 'Publier une itération',
    figures: /^Chiffres de Criée/,
    next: 'Ce qui vient ensuite',
    notes: 'Notes de passage',
    on: /^Sur Criée/,
    private: 'Profil privé',
  },
} as const;
const feedback = 'I reserved a sole in three presses; the hour of arrival was nowhere to be found.';

// Journeys walk a path once, in one language and width. Here the same pages stand still, with something on them, in
// each language, width and theme; what guests see of every address is in pages.spec.ts, dialogs in dialogs.spec.ts.
for (const walk of walks) {
  const { language } = walk;
  const say = words[language];
  const where = `in ${language}, ${walk.device}, light and dark`;

  test(`axe finds nothing on the pages of projects for maker, tester and guest ${where}`, async ({
    browser,
  }) => {
    const maker = await arrive(browser, walk, 'axe_mk');
    const tester = await arrive(browser, walk, 'axe_ts');
    const guest = await arrive(browser, walk);
    const id = await postProject(maker, { name: `Criée axe ${language}`, language });

    await visit(tester, `/project/${id}`);
    await check(tester, 'a tester before feedback');
    await giveFeedback(tester, id);
    await tester.reload();
    await expect(tester.getByText(feedback)).toBeVisible();
    await check(tester, 'a tester after feedback');
    await releaseActs(id);

    for (const [page, who] of [
      [guest, 'a guest'],
      [maker, 'its maker'],
    ] as const) {
      await visit(page, `/project/${id}`);
      await expect(page.getByText(feedback)).toBeVisible();
      await check(page, who);
    }
    for (const name of [say.still, say.publish]) {
      await maker.getByRole('button', { name }).click();
      await expect(maker.getByRole('dialog')).toBeVisible();
      await check(maker, name);
      await maker.keyboard.press('Escape');
      await expect(maker.getByRole('dialog')).toBeHidden();
    }
    await visit(guest, '/explore');
    await check(guest, 'explore');
    await visit(maker, '/your-projects');
    await expect(maker.getByRole('switch')).toBeVisible();
    await check(maker, 'one’s own projects');

    await visit(maker, '/post-project');
    await check(maker, 'the empty form');
    const buffer = await drawPicture(maker);
    await maker.setInputFiles('input[type=file]', { name: 'boats.png', mimeType: 'image/png', buffer });
    await expect(maker.getByRole('application', { name: say.crop })).toBeFocused();
    await check(maker, 'cutting a cover');
  });

  test(`axe finds nothing on the dashboards of maker and tester ${where}`, async ({ browser }) => {
    const maker = await arrive(browser, walk, 'axe_dm');
    const tester = await arrive(browser, walk, 'axe_dt', 'tester');
    const id = await postProject(maker, { name: `Criée looks ${language}`, language });
    const skipped = await postProject(maker, { name: `Criée skipped ${language}`, language });
    const one = `/api/feedback/${await giveFeedback(tester, id)}`;
    await releaseActs(id);
    await maker.request.put(`${one}/mark`, { data: { mark: 'not_helpful', reason: 'Which day was it?' } });
    await maker.request.put(`${one}/thread/messages/${randomUUID()}`, { data: { text: 'Which day?' } });
    await tester.request.post(`/api/projects/${skipped}/skips`, {
      data: { reason: 'too_complex', note: 'Three forms before I see a single fish.' },
    });
    await releaseActs(skipped);

    await visit(maker, '/dashboard');
    await check(maker, 'a maker’s projects');
    await maker.getByRole('link', { name: say.figures }).first().click();
    await expect(maker.getByRole('heading', { name: say.next })).toBeVisible();
    await check(maker, 'the figures of a project');
    await visit(tester, '/dashboard');
    await expect(tester.getByRole('heading', { name: say.on })).toBeVisible();
    await check(tester, 'a tester’s feedback');
    await tester.getByRole('link', { name: say.notes }).click();
    await expect(tester).toHaveURL(/kind=skips/);
    await expect(tester.getByRole('heading', { name: say.on })).toBeVisible();
    await check(tester, 'a tester’s skip notes');
  });

  test(`axe finds nothing on profiles and settings ${where}`, async ({ browser }) => {
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

async function arrive(
  browser: Browser,
  { language, device, size }: (typeof walks)[number],
  username?: string,
  role: 'both' | 'tester' = 'both',
): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', viewport: size })).newPage();
  await remember(page, { language, theme: 'system' });
  if (username) await becomeMember(page, { username: `${username}_${device}_${thisTry()}`, language, role });
  return page;
}

/** What settings show while an address waits, and where the two links of a change lead, of use and of none. */
async function checkNewAddress(page: Page, username: string): Promise<void> {
  const [old, email] = [`${username}@example.org`, `${username}.new@example.org`];
  await page.request.post('/api/me/email-change', { data: { email } });
  await visit(page, '/settings/profile');
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

async function giveFeedback(tester: Page, projectId: string): Promise<string> {
  const data = { rating: 4, comment: feedback };
  const given = await tester.request.post(`/api/projects/${projectId}/feedback`, { data });
  return ((await given.json()) as { id: string }).id;
}

async function check(page: Page, what: string): Promise<void> {
  expect.soft(await overflow(page), `${what} is wider than the screen by`).toBeLessThanOrEqual(0);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const only = theme === 'light' ? undefined : 'colours';
    expect.soft(await violations(page, only), `${what}, ${theme}`).toEqual([]);
  }
}
