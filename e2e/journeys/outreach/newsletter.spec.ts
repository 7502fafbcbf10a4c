import { expect, type Page } from '@playwright/test';
import { stage } from '../stage/addresses.ts';
import { violations } from '../stage/axe.ts';
import { mailsTo } from '../stage/mails.ts';
import { becomeMember } from '../stage/members.ts';
import { postProject } from '../stage/projects.ts';
import { test } from '../stage/test.ts';
import { thisTry } from '../stage/this-try.ts';
import { overflow, remember, visit, walks } from '../stage/visit.ts';

const words = {
  en: {
    subscribe: 'Subscribe',
    inbox: 'Check your inbox',
    confirm: 'Confirm my newsletter',
    yours: 'Your newsletter',
    weekly: /^Weekly/,
    monthly: /^Monthly/,
    off: /^Off/,
    none: 'No more issues',
    next: 'Next issue',
    leaves: 'Unsubscribe from the newsletter?',
    leave: 'Unsubscribe',
    left: 'You’ve unsubscribed',
    instead: 'Monthly instead',
    once: 'Once a month, then',
    gone: 'This link no longer works',
  },
  fr: {
    subscribe: 'S’inscrire',
    inbox: 'Regardez votre boîte mail',
    confirm: 'Confirmer ma newsletter',
    yours: 'Votre newsletter',
    weekly: /^Chaque semaine/,
    monthly: /^Chaque mois/,
    off: /^Jamais/,
    none: 'Plus aucun numéro',
    next: 'Prochain numéro',
    leaves: 'Se désinscrire de la newsletter ?',
    leave: 'Se désinscrire',
    left: 'C’est fait',
    instead: 'Plutôt une fois par mois',
    once: 'Ce sera une fois par mois',
    gone: 'Ce lien ne marche plus',
  },
} as const;

/** The latest link of a mail that looks so, without its host. */
async function mailedWay(email: string, link: RegExp): Promise<string> {
  const mails = await mailsTo(email, ({ text }) => link.test(text ?? ''));
  const { pathname, search, hash } = new URL(link.exec(mails.at(-1)?.text ?? '')?.[0] ?? '');
  return pathname + search + hash;
}

/** As mail programs show it: on the smallest phone, on a phone, in a pane and in a window. */
async function lookAtLetter(page: Page, email: string): Promise<void> {
  const [letter] = await mailsTo(email, ({ text }) => text?.includes('/unsubscribe/') ?? false);
  // A page of ours would not let its styles in.
  await page.goto('about:blank');
  for (const width of [320, 390, 600, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.setContent(letter?.html ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflow(page)).toBe(0);
  }
}

/** Whom a link is for stands in its first bytes. */
function readerOf(page: Page): string {
  const token = new URLSearchParams(new URL(page.url()).hash.slice(1)).get('manage') ?? '';
  const id = Buffer.from(token, 'base64url').toString('hex', 0, 16);
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

for (const { language, device, size, theme } of walks) {
  const say = words[language];

  test(`on a ${device}, in ${language}, somebody without an account asks for the newsletter, confirms, changes it, leaves by the letter’s own link and comes back`, async ({
    page,
    browser,
  }) => {
    const email = `reader-${language}-${thisTry()}@example.org`;
    const title = page.getByRole('heading', { level: 1 });
    const choice = (name: RegExp) => page.getByRole('radio', { name });
    await remember(page, { language, theme });
    await page.setViewportSize(size);
    await visit(page, '/newsletter');
    await page.getByRole('textbox', { name: 'E-mail' }).first().fill(email);
    await page.getByRole('button', { name: say.subscribe, exact: true }).click();
    await expect(page.getByRole('heading', { name: say.inbox })).toBeVisible();

    const confirm = await mailedWay(email, /http:\/\/\S+\/newsletter#confirm=\S+/);
    // A change of the hash alone loads no page.
    await page.goto('about:blank');
    await visit(page, confirm);
    await page.getByRole('button', { name: say.confirm }).click();
    await expect(title).toHaveText(say.yours);
    const manage = page.url();
    const reader = readerOf(page);
    await choice(say.monthly).click();
    await expect(choice(say.monthly)).toBeChecked();
    await page.goto('about:blank');
    await visit(page, manage);
    await expect(choice(say.monthly)).toBeChecked();
    await choice(say.off).click();
    await expect(page.getByRole('heading', { name: say.none })).toBeVisible();
    await choice(say.weekly).click();
    await expect(page.getByText(say.next, { exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);

    const maker = await (await browser.newContext()).newPage();
    await becomeMember(maker, { username: `letters_${language}_${thisTry()}` });
    const project = await postProject(maker, { name: `Letter${'w'.repeat(40)} ${thisTry()}`, language });
    await maker.context().close();
    await fetch(`${stage.mails}/send-letter?reader=${reader}&project=${project}`);
    const leave = await mailedWay(email, /http:\/\/\S+\/unsubscribe\/\S+/);
    await lookAtLetter(page, email);
    await page.setViewportSize(size);

    await visit(page, leave);
    await expect(title).toHaveText(say.leaves);
    await page.getByRole('button', { name: say.instead }).click();
    await expect(title).toHaveText(say.once);
    await visit(page, leave);
    await page.getByRole('button', { name: say.leave, exact: true }).click();
    await expect(title).toHaveText(say.left);
    expect(await violations(page)).toEqual([]);
    await page.goto('about:blank');
    await visit(page, manage);
    await expect(page.getByRole('heading', { name: say.none })).toBeVisible();
    await choice(say.weekly).click();
    await expect(page.getByText(say.next, { exact: true })).toBeVisible();
  });

  test(`a link that opens nothing shows a page that says so, on a ${device}, in ${language}`, async ({
    page,
  }) => {
    const title = page.getByRole('heading', { level: 1 });
    await remember(page, { language, theme });
    await page.setViewportSize(size);
    await visit(page, '/newsletter#manage=no-such-link');
    await expect(title).toHaveText(say.gone);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
}
