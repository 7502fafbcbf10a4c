import { type Browser, expect, type Page } from '@playwright/test';
import { violations } from './stage/axe.ts';
import { addressOfCase, findBroken, report, say } from './stage/desk.ts';
import { becomeAdmin, becomeMember } from './stage/members.ts';
import { postProject } from './stage/projects.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { type Look, overflow, remember, visit, widths } from './stage/visit.ts';

const english: Look = { language: 'en', theme: 'light' };
const french: Look = { language: 'fr', theme: 'dark' };

// All of them fill one queue.
test.describe.configure({ mode: 'default' });

async function arrive(
  browser: Browser,
  look = english,
  size: keyof typeof widths = 'desktop',
): Promise<Page> {
  const page = await (await browser.newContext({ viewport: widths[size] })).newPage();
  await remember(page, look);
  return page;
}

/** Each in other words: what three new people write alike is noticed, and waits until somebody has looked. */
const said = {
  guest: 'Théo opens the hall at eight; if the door is shut, ring 06 39 98 24 16 and wait.',
  own: 'For October, call Karim directly at 06 39 98 24 17, he keeps the till.',
  keys: 'Whoever ordered mackerel: ask Nadia on 06 39 98 24 18, not the shop on the quay.',
  second: 'The board at the harbour shows other prices than this page. Paul knows why: 06 39 98 24 19.',
} as const;

/** A project, and a comment on it that somebody else wrote. */
async function somethingSaid(
  browser: Browser,
  word: keyof typeof said,
): Promise<{ project: string; name: string; comment: string }> {
  const maker = await arrive(browser);
  await becomeMember(maker, { username: `mod_maker_${word}_${thisTry()}`, name: 'Inès Caron' });
  const name = `Caisse ${word} ${thisTry()}`;
  const project = await postProject(maker, { name, language: 'en' });
  const writer = await arrive(browser);
  await becomeMember(writer, { username: `mod_writer_${word}_${thisTry()}`, name: 'Théo Lambert' });
  return { project, name, comment: await say(writer, project, said[word]) };
}

test('a guest on a phone reports a project in French and gets a receipt', { tag: '@main' }, async ({
  browser,
}) => {
  const { project } = await somethingSaid(browser, 'guest');
  const guest = await arrive(browser, french, 'phone');
  await visit(guest, `/project/${project}`);
  await guest.getByRole('button', { name: 'Signaler ce projet' }).click();
  const dialog = guest.getByRole('dialog', { name: 'Signaler ce projet' });
  await dialog.getByRole('radio', { name: 'Arnaque' }).click();
  await dialog.getByRole('checkbox', { name: 'C’est aussi contraire à la loi' }).click();
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  await expect(dialog.getByText('Dites quelle loi, et pourquoi.')).toBeVisible();
  expect(await violations(guest)).toEqual([]);
  expect(await overflow(guest)).toBeLessThanOrEqual(0);
  await dialog.getByRole('textbox', { name: /^Quelle loi/ }).fill('De fausses factures à notre nom.');
  await dialog.getByRole('textbox', { name: 'Votre nom' }).fill('Lena Hofmann');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('lena@example.org');
  await dialog.getByRole('checkbox', { name: /^Je crois ces informations/ }).click();
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  const receipt = guest.getByRole('dialog', { name: /Merci\. C’est bien reçu\./ });
  await expect(receipt).toBeVisible();
  await expect(receipt.getByText(/^Reçu · FL-/)).toBeVisible();
  expect(await violations(guest)).toEqual([]);
  await receipt.getByRole('button', { name: 'Terminé' }).click();
  await expect(receipt).toBeHidden();
});

test('a member reports a comment, finds the report in the settings and takes it back', async ({
  browser,
}) => {
  const { project } = await somethingSaid(browser, 'own');
  const member = await arrive(browser);
  await becomeMember(member, { username: `mod_reporter_${thisTry()}` });
  await visit(member, `/project/${project}`);
  await member.getByRole('button', { name: 'More options for Théo Lambert' }).click();
  await member.getByRole('menuitem', { name: 'Report this comment' }).click();
  const dialog = member.getByRole('dialog', { name: 'Report this comment' });
  await dialog.getByRole('radio', { name: 'Spam' }).press('7');
  await expect(dialog.getByRole('radio', { name: 'Reveals a tester' })).toBeChecked();
  await expect(dialog.getByText(/^Don’t say whether you are that tester/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  const receipt = member.getByRole('dialog', { name: /Thank you\. We’ve got it\./ });
  await expect(receipt.getByText('Read by a person')).toBeVisible();
  await receipt.getByRole('button', { name: 'Done' }).click();
  await visit(member, '/settings/privacy');
  await expect(member.getByText('A comment · Reveals a tester')).toBeVisible();
  expect(await violations(member)).toEqual([]);
  await member.getByRole('button', { name: 'Withdraw report' }).click();
  await expect(member.getByText('Withdrawn', { exact: true })).toBeVisible();
});

test('an admin decides a case by keyboard, undoes it and decides again', { tag: '@main' }, async ({
  browser,
}) => {
  const { comment, name } = await somethingSaid(browser, 'keys');
  const member = await arrive(browser);
  await becomeMember(member, { username: `mod_keys_${thisTry()}` });
  await report(member, 'comment', comment);
  const admin = await arrive(browser);
  await becomeAdmin(admin, { username: `mod_admin_${thisTry()}`, name: 'Nour Benali' });
  await visit(admin, await addressOfCase(admin, name));
  await expect(admin.getByRole('heading', { level: 2, name: `Comment on ${name}` })).toBeVisible();
  await expect(admin.getByRole('radiogroup', { name: 'Decision' })).toBeVisible();
  await expect(admin.getByText(/^Suggested:/)).toHaveCount(0);
  await expect(admin.getByText(/We removed your comment/)).toHaveCount(0);
  await findBroken(admin, 'Harassment');
  await admin.keyboard.press('w');
  await expect(admin.getByText(/We removed your comment/)).toBeVisible();
  expect(await violations(admin)).toEqual([]);
  expect(await overflow(admin)).toBeLessThanOrEqual(0);
  await admin.keyboard.press('Enter');
  await expect(admin.getByText(/^You decided this at .*: warning\.$/)).toBeVisible();
  await expect(admin.getByRole('link', { name: new RegExp(`Comment on ${name}`) })).toBeHidden();
  await admin.keyboard.press('z');
  await expect(admin.getByRole('radiogroup', { name: 'Decision' })).toBeVisible();
  await admin.keyboard.press('n');
  await admin.getByRole('textbox', { name: 'Note' }).fill('The number is public already.');
  await admin.getByRole('button', { name: 'Save note' }).click();
  await expect(admin.getByText('The number is public already.')).toBeVisible();
  await expect(admin.getByRole('dialog', { name: 'Note on this case' })).toBeHidden();
  await admin.keyboard.press('a');
  await expect(admin.getByRole('radio', { name: 'No violation' })).toBeChecked();
  await admin.keyboard.press('Enter');
  await expect(admin.getByText(/^You decided this at .*: no violation\.$/)).toBeVisible();
});

test('a permanent suspension is asked for on a desk and agreed to by another admin on a phone, in French', async ({
  browser,
}) => {
  const { comment, name } = await somethingSaid(browser, 'second');
  const member = await arrive(browser);
  await becomeMember(member, { username: `mod_scam_${thisTry()}` });
  await report(member, 'comment', comment, 'scam');
  const first = await arrive(browser);
  await becomeAdmin(first, { username: `mod_first_${thisTry()}`, name: 'Nour Benali' });
  const second = await arrive(browser, french, 'phone');
  await becomeAdmin(second, { username: `mod_second_${thisTry()}`, name: 'Mara Okoye', language: 'fr' });
  const address = await addressOfCase(first, name);
  await visit(first, address);
  await expect(first.getByRole('heading', { level: 2, name: `Comment on ${name}` })).toBeFocused();
  await expect(first.getByRole('radiogroup', { name: 'Decision' })).toBeVisible();
  await findBroken(first, 'Scam');
  await first.keyboard.press('p');
  await first.getByRole('button', { name: /^Ask a second admin/ }).click();
  await expect(first.getByText(/^Another admin has until/)).toBeVisible();

  await visit(second, '/admin/moderation');
  expect(await violations(second)).toEqual([]);
  await visit(second, address);
  await expect(second.getByText(/Nour Benali demande une suspension définitive/)).toBeVisible();
  expect(await violations(second)).toEqual([]);
  expect(await overflow(second)).toBeLessThanOrEqual(0);
  await second.getByRole('button', { name: 'Approuver et suspendre' }).click();
  await expect(second.getByText(/^Nour Benali a décidé à .*suspension définitive\.$/)).toBeVisible();
});
