import { expect, type Page, test } from '@playwright/test';
import { violations } from './stage/axe.ts';
import { becomeMember } from './stage/members.ts';
import { drawPicture } from './stage/pictures.ts';
import { postProject } from './stage/projects.ts';
import { thisTry } from './stage/this-try.ts';
import { remember, themes, visit, walks } from './stage/visit.ts';

const crop = { en: 'Part of the picture', fr: 'Partie de l’image' };
const feedback = 'I reserved a sole in three presses; the hour of arrival was nowhere to be found.';

// What guests see of every address is in pages.spec.ts; here are the same pages with something on them.
for (const { language, device, size } of walks) {
  test(`axe finds nothing on the pages of projects for maker, tester and guest in ${language}, ${device}, light and dark`, async ({
    browser,
  }) => {
    test.slow();
    const arrive = async (username?: string): Promise<Page> => {
      const page = await (await browser.newContext({ reducedMotion: 'reduce', viewport: size })).newPage();
      await remember(page, { language, theme: 'system' });
      if (username) await becomeMember(page, { username, language });
      return page;
    };
    const [maker, tester, guest] = [
      await arrive(`axe_mk_${language}_${thisTry()}`),
      await arrive(`axe_ts_${language}_${thisTry()}`),
      await arrive(),
    ];
    const id = await postProject(maker, { name: `Criée axe ${language}`, language });

    await visit(tester, `/project/${id}`);
    await check(tester, 'a tester before feedback');
    await tester.request.post(`/api/projects/${id}/feedback`, { data: { rating: 4, comment: feedback } });
    await tester.reload();
    await expect(tester.getByText(feedback)).toBeVisible();
    await check(tester, 'a tester after feedback');

    for (const [page, who] of [
      [maker, 'its maker'],
      [guest, 'a guest'],
    ] as const) {
      await visit(page, `/project/${id}`);
      await expect(page.getByText(feedback)).toBeVisible();
      await check(page, who);
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
    await expect(maker.getByRole('application', { name: crop[language] })).toBeFocused();
    await check(maker, 'cutting a cover');
  });
}

async function check(page: Page, what: string): Promise<void> {
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect.soft(isWide, `${what} is wider than the screen`).toBe(false);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const only = theme === 'light' ? undefined : 'colours';
    expect.soft(await violations(page, only), `${what}, ${theme}`).toEqual([]);
  }
}
