import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { violations } from './stage/axe.ts';
import { becomeMember } from './stage/members.ts';
import { drawPicture } from './stage/pictures.ts';
import { postProject } from './stage/projects.ts';
import { test } from './stage/test.ts';
import { remember, walks } from './stage/visit.ts';

const words = {
  en: {
    terms: 'Terms of Service',
    accept: 'Accept',
    skip: /^Skip /,
    skipButton: 'Skip',
    keys: 'Shortcuts',
    interests: 'Edit interests',
    chosen: 'What you’d like to try',
    palette: 'Search Firstlight',
    bell: /^Notifications/,
    edit: 'Edit',
    share: 'Share',
    qr: 'Show QR code',
    badge: 'Badge for your site',
    crop: 'Crop your picture',
    erase: 'Delete my account',
  },
  fr: {
    terms: 'Conditions d’utilisation',
    accept: 'Accepter',
    skip: /^Passer /,
    skipButton: 'Passer',
    keys: 'Raccourcis',
    interests: 'Mes centres d’intérêt',
    chosen: 'Ce que vous aimez essayer',
    palette: 'Rechercher dans Firstlight',
    bell: /^Notifications/,
    edit: 'Modifier',
    share: 'Partager',
    qr: 'Afficher un QR code',
    badge: 'Badge pour votre site',
    crop: 'Recadrer l’image',
    erase: 'Supprimer mon compte',
  },
} as const;

for (const { language, device, size, theme } of walks) {
  test(`axe finds nothing in any dialog, and each gives focus back to what opened it, ${language}, ${device}`, async ({
    browser,
  }) => {
    const say = words[language];
    await postAsSomebody(browser);
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await page.setViewportSize(size);
    await remember(page, { language, theme });
    await becomeMember(page, { username: newName(), language, hasAcceptedTerms: false });
    const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

    await page.goto('/feed');
    await check(page, dialog(say.terms));
    await button(say.accept).click();
    await expect(dialog(say.terms)).toBeHidden();
    await page.request.patch('/api/me/profile', { data: { interests: ['food', 'local'] } });
    const cards = async () => (await (await page.request.get('/api/feed?anew=true')).json()).cards.length;
    await expect.poll(cards).toBeGreaterThan(0);

    await page.goto('/feed');
    const card = page.getByRole('article');
    await card.focus();
    await page.keyboard.press('s');
    await leave(page, dialog(say.skip), button(say.skipButton));
    await card.focus();
    await page.keyboard.press('?');
    await leave(page, dialog(say.keys), card);
    await open(button(say.interests));
    await leave(page, dialog(say.chosen), button(say.interests));
    await open(button(say.bell));
    await leave(page, dialog(say.bell), button(say.bell));
    await card.focus();
    await page.keyboard.press('Control+k');
    await leave(page, dialog(say.palette), card);

    await page.goto(`/project/${await postProject(page, { name: `Dialogues ${language}`, language })}`);
    // What axe looks at is a page at rest: it comes as everybody sees it, and then learns whose it is.
    await expect(page.getByRole('link', { name: say.edit, exact: true })).toBeVisible();
    const share = button(say.share);
    await open(share);
    await leave(page, page.getByRole('menu'), share);
    for (const name of [say.qr, say.badge]) {
      await open(share);
      await page.getByRole('menuitem', { name }).click();
      await leave(page, page.getByRole('dialog'), share);
    }

    await page.goto('/settings/profile');
    const file = { name: 'me.png', mimeType: 'image/png', buffer: await drawPicture(page) };
    const input = page.locator('input[type=file]');
    await input.focus();
    await input.setInputFiles(file);
    await leave(page, dialog(say.crop), input);
    await page.goto('/settings/danger');
    await open(button(say.erase));
    await leave(page, page.getByRole('dialog'), button(say.erase));
  });
}

/** A menu is part of its button, wherever in the document it is drawn; the rule that asks for a landmark cannot know. */
const menuPlace = 'role="menu"';

/** Without a pointer. */
async function open(opener: Locator): Promise<void> {
  await opener.focus();
  await opener.press('Enter');
}

async function check(page: Page, popup: Locator): Promise<void> {
  await expect(popup).toBeVisible();
  const faults = (await violations(page)).filter((fault) => !fault.includes(menuPlace));
  expect.soft(faults, String(popup)).toEqual([]);
}

async function leave(page: Page, popup: Locator, opener: Locator): Promise<void> {
  await check(page, popup);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(opener).toBeFocused();
}

/** Another one when the test is tried again. */
const newName = () => `dialogs_${randomUUID().slice(0, 8)}`;

/** A feed shows nobody their own projects. */
async function postAsSomebody(browser: Browser): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  const name = newName();
  await becomeMember(page, { username: name });
  await postProject(page, { name, language: 'en' });
  await page.context().close();
}
