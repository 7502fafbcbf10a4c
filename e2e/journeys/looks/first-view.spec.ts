import { expect, type Locator, type Page } from '@playwright/test';
import { becomeMember } from '../stage/members.ts';
import { postProject } from '../stage/projects.ts';
import { test } from '../stage/test.ts';
import { thisTry } from '../stage/this-try.ts';
import { remember, settle, visit } from '../stage/visit.ts';

const screens = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

for (const [device, size] of Object.entries(screens)) {
  test(`the main act of the feedback form and of the published page is in view without scrolling, ${device}`, async ({
    browser,
  }) => {
    const [maker, tester] = await Promise.all(
      ['makes', 'tests'].map(async (does) => {
        const page = await (await browser.newContext({ viewport: size })).newPage();
        await remember(page, { language: 'fr', theme: 'light' });
        await becomeMember(page, { username: `${does}_${device}_${thisTry()}`, language: 'fr' });
        return page;
      }),
    );
    if (!maker || !tester) throw new Error('both have a page');
    const project = await postProject(maker, {
      name: `La criée ${device}`,
      language: 'fr',
      demoType: 'idea',
      link: null,
    });

    await visit(maker, `/project/${project}/live`);
    const share = maker.getByRole('main').getByRole('button', { name: 'Partager', exact: true });
    await expectInView(maker, share);
    await maker.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await share.click();
    await expect(maker.getByText('Lien copié.')).toBeVisible();
    await expectInView(maker, share);

    await visit(tester, `/project/${project}`);
    await tester.getByRole('link', { name: 'Donner mon retour' }).click();
    await settle(tester);
    await expectInView(tester, tester.getByRole('button', { name: 'Envoyer mon retour' }));
  });
}

/** Whole on the screen, and nothing stands over it. */
async function expectInView(page: Page, one: Locator): Promise<void> {
  await expect(one).toBeInViewport({ ratio: 1 });
  await settle(page);
  const isOnTop = await one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop, 'something stands over it').toBe(true);
}
