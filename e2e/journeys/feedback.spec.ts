import { expect, type Page } from '@playwright/test';
import { becomeMember } from './stage/members.ts';
import { postProject, somewhere } from './stage/projects.ts';
import { publishResponses } from './stage/publish-responses.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { remember, widths } from './stage/visit.ts';

const say = {
  heart: /^J’adore.: 1$/,
  comment: 'Votre commentaire, sous votre nom',
  sendComment: 'Commenter',
  test: /^Tester/,
  counts: 'Ce retour comptera dans la note du projet.',
  four: '4 sur 5',
  five: '5 sur 5',
  what: /^Qu’aimeriez-vous dire au créateur/,
  send: 'Envoyer mon retour',
  own: 'Votre retour',
  opened: 'L’a ouvert',
  edit: 'Modifier',
  save: 'Enregistrer',
  edited: 'modifié',
  remove: 'Supprimer',
  removed: 'Retour supprimé.',
  undo: 'Annuler',
  helpful: 'Utile',
  helped: 'A aidé le créateur',
  talk: /^Répondre au Testeur \d+$/,
  thread: 'Messages entre créateur et testeur',
  withMaker: 'Messages avec le créateur',
  write: 'Votre message',
  sendMessage: 'Envoyer',
  maker: 'Le créateur',
  tester: /^Testeur \d+$/,
  propose: 'Proposer d’échanger nos noms',
  proposed: /^Vous avez proposé d’échanger vos noms/,
  asked: 'L’autre personne propose d’échanger vos noms.',
  agree: 'Échanger nos noms',
  confirm: /^Échanger vos noms/,
  known: /^Vous avez échangé vos noms/,
} as const;

const said = 'I reserved a sole in three presses; the hour of arrival was nowhere to be found.';

test('a tester on a phone gives feedback in French and agrees to be named', { tag: '@main' }, async ({
  browser,
}) => {
  const suffix = `fr_${thisTry()}`;
  const arrive = async (username: string, name: string): Promise<Page> => {
    const page = await (await browser.newContext({ viewport: widths.phone })).newPage();
    await remember(page, { language: 'fr', theme: 'light' });
    await becomeMember(page, { username, name, language: 'fr' });
    return page;
  };
  const maker = await arrive(`mk_${suffix}`, 'Maya Roux');
  const tester = await arrive(`ts_${suffix}`, 'Tom Lefèvre');
  const id = await postProject(maker, { name: `Criée ${suffix}`, language: 'fr' });

  await tester.goto(`/project/${id}`);
  await reactAndComment(tester);
  await testIt(tester);
  await giveFeedback(tester);
  await changeAndUndo(tester);
  await publishResponses(id);

  await maker.goto(`/project/${id}`);
  await expect(maker.getByText(said)).toBeVisible();
  await expect(maker.getByRole('heading', { level: 3, name: say.tester })).toBeVisible();
  await maker.getByRole('button', { name: say.helpful, exact: true }).click();
  await expect(maker.getByText(say.helped)).toBeVisible();
  await talk(maker, tester, id);
  await reveal(maker, tester, id);
});

async function reactAndComment(tester: Page): Promise<void> {
  await tester.getByRole('group').getByRole('button').nth(1).click();
  await expect(tester.getByRole('button', { name: say.heart, pressed: true })).toBeVisible();
  await tester.getByLabel(say.comment).fill('Which port is it?');
  await tester.getByRole('button', { name: say.sendComment, exact: true }).click();
  await expect(tester.getByText('Which port is it?')).toBeVisible();
  await expect(tester.getByLabel(say.comment)).toHaveValue('');
}

/** Through the redirect to a page outside, and back. */
async function testIt(tester: Page): Promise<void> {
  const [outside] = await Promise.all([
    tester.waitForEvent('popup'),
    tester.getByRole('button', { name: say.test }).click(),
  ]);
  await outside.waitForURL(`${somewhere}/**`);
  expect(await outside.evaluate(() => window.opener)).toBeNull();
  expect(await outside.evaluate(() => document.referrer)).toBe('');
  await outside.close();
  // Without a screen every page believes to be in front, so none is told that somebody came back to it.
  await tester.evaluate(() => void dispatchEvent(new Event('focus')));
}

async function giveFeedback(tester: Page): Promise<void> {
  await tester.getByRole('radio', { name: say.four }).click();
  await tester.getByLabel(say.what).fill(said);
  await expect(tester.getByText(say.counts)).toBeVisible();
  await tester.getByRole('button', { name: say.send }).click();
  const own = tester.getByRole('region', { name: say.own });
  await expect(own).toContainText(said);
  await expect(own).toContainText(say.opened);
}

async function changeAndUndo(tester: Page): Promise<void> {
  const own = tester.getByRole('region', { name: say.own });
  await own.getByRole('button', { name: say.edit }).click();
  await tester.getByRole('radio', { name: say.five }).click();
  await tester.getByRole('button', { name: say.save }).click();
  await expect(own).toContainText(say.edited);

  await own.getByRole('button', { name: say.remove }).click();
  await expect(own).toBeHidden();
  await tester
    .getByRole('dialog')
    .filter({ hasText: say.removed })
    .getByRole('button', { name: say.undo })
    .click();
  await expect(own).toContainText(said);
}

/** The maker asks, the tester answers; neither page tells who the tester is. */
async function talk(maker: Page, tester: Page, id: string): Promise<void> {
  await maker.getByRole('button', { name: say.talk }).click();
  await write(maker, 'Where did you look for the hour?');
  await tester.reload();
  await tester.getByRole('button', { name: say.withMaker }).click();
  const seen = tester.getByRole('region', { name: say.thread });
  await expect(seen).toContainText('Where did you look for the hour?');
  await expect(seen.getByText(say.maker, { exact: true })).toBeVisible();
  await write(tester, 'Beside the price, on the first screen.');
  await publishResponses(id);

  await maker.reload();
  await maker.getByRole('button', { name: say.talk }).click();
  const answered = maker.getByRole('region', { name: say.thread });
  await expect(answered).toContainText('Beside the price, on the first screen.');
  await expect(answered.getByText(say.tester)).toBeVisible();
  // The comment was made under the name; nothing else may carry it.
  await expect(maker.locator('section', { has: maker.locator('#feedback-title') })).not.toContainText(
    'Lefèvre',
  );
}

async function write(page: Page, text: string): Promise<void> {
  const thread = page.getByRole('region', { name: say.thread });
  await thread.getByLabel(say.write).fill(text);
  await thread.getByRole('button', { name: say.sendMessage, exact: true }).click();
  await expect(thread.getByText(text)).toBeVisible();
  await expect(thread.getByLabel(say.write)).toHaveValue('');
}

async function reveal(maker: Page, tester: Page, id: string): Promise<void> {
  await maker.getByRole('button', { name: say.propose }).click();
  await expect(maker.getByText(say.proposed)).toBeVisible();
  await tester.reload();
  await tester.getByRole('button', { name: say.withMaker }).click();
  await expect(tester.getByText(say.asked)).toBeVisible();
  await tester.getByRole('button', { name: say.agree }).click();
  await tester
    .getByRole('alertdialog', { name: say.confirm })
    .getByRole('button', { name: say.agree })
    .click();
  await expect(tester.getByText(say.proposed)).toBeVisible();
  await publishResponses(id);
  await tester.reload();
  await tester.getByRole('button', { name: say.withMaker }).click();
  await expect(tester.getByText(say.known)).toContainText('Maya Roux');
  await maker.reload();
  await maker.getByRole('button', { name: say.talk }).click();
  await expect(maker.getByText(say.known)).toContainText('Tom Lefèvre');
}
