import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { violations } from './stage/axe.ts';
import { mailsTo } from './stage/mails.ts';
import { becomeMember, password } from './stage/members.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { remember, widths } from './stage/visit.ts';

const say = {
  settings: 'Paramètres',
  prepare: 'Préparer mes données',
  preparing: 'Votre archive est en préparation.',
  ready: 'Votre archive est prête.',
  download: /^Télécharger \(/,
  readySubject: 'Vos données sont prêtes',
  open: 'Supprimer mon compte',
  question: /^Supprimer @/,
  exportFirst: 'Préparer mes données',
  exportTitle: 'Vos données',
  username: 'Votre nom d’utilisateur, pour confirmer',
  mismatch: /^Saisissez exactement/,
  password: 'Votre mot de passe',
  wrong: 'Mot de passe incorrect. Réessayez.',
  deleted: 'Votre compte a été supprimé. Un dernier e-mail vous le confirme.',
  farewell: 'Votre compte a été supprimé',
} as const;

test('a member on a phone exports their data in French and deletes the account', { tag: '@main' }, async ({
  page,
}) => {
  const username = `leaving_${thisTry()}`;
  const email = `${username}@example.org`;
  await remember(page, { language: 'fr', theme: 'dark' });
  await page.setViewportSize(widths.phone);
  await becomeMember(page, { username, language: 'fr' });
  await page.goto('/settings/danger');
  await expect(page.getByRole('heading', { level: 1, name: say.settings })).toBeVisible();

  await page.getByRole('button', { name: say.prepare, exact: true }).click();
  await expect(page.getByRole('button', { name: say.download })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const [mail] = await mailsTo(email, ({ subject }) => subject === say.readySubject);
  expect(mail?.text).toContain('/settings/export');
  expect(await filesOf(await downloaded(page, say.download))).toEqual(
    expect.arrayContaining(['README.txt', 'account.json', 'sessions.json', 'accepted-terms.json']),
  );

  await page.getByRole('button', { name: say.open }).click();
  const dialog = page.getByRole('dialog', { name: say.question });
  await dialog.getByRole('button', { name: say.exportFirst }).click();
  await expect(page.getByRole('heading', { name: say.exportTitle, exact: true })).toBeFocused();

  await page.getByRole('button', { name: say.open }).click();
  await dialog.getByLabel(say.username).fill('somebody');
  await dialog.getByLabel(say.password, { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: say.open }).click();
  await expect(dialog.getByText(say.mismatch)).toBeVisible();
  await dialog.getByLabel(say.username).fill(username);
  await dialog.getByRole('button', { name: say.open }).click();
  await expect(dialog.getByText(say.wrong)).toBeVisible();
  await expect(dialog.getByLabel(say.username)).toHaveValue(username);
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel(say.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: say.open }).click();

  await expect(page.getByText(say.deleted)).toBeVisible();
  expect(await (await page.request.get('/api/me')).json()).toBeNull();
  await mailsTo(email, ({ subject }) => subject === say.farewell);
  const available = await (await page.request.get(`/api/usernames/${username}`)).json();
  expect(available).toEqual({ available: false });
});

test('settings are for those who are signed in, who come back to them after signing in', async ({ page }) => {
  await page.goto('/settings/profile');
  await expect(page).toHaveURL(/\/auth\?next=%2Fsettings%2Fprofile/);
});

test('no page of the product offers to sign in as somebody else', async ({ page }) => {
  await page.goto('/auth', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByText('Sign in as')).toHaveCount(0);
});

async function downloaded(page: Page, link: RegExp): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: link }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^firstlight-\d{4}-\d\d-\d\d\.zip$/);
  return download.path();
}

async function filesOf(archive: string): Promise<string[]> {
  return execFileSync('unzip', ['-Z1', archive]).toString().trim().split('\n');
}
