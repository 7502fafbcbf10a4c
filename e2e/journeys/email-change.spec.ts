import { expect } from '@playwright/test';
import { mailedLink } from './stage/mails.ts';
import { becomeMember, password } from './stage/members.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { remember, widths } from './stage/visit.ts';

const chosen = 'two quiet dawns';

test('on a phone, in French, somebody changes their address, and the old one takes the account back', async ({
  page,
  browser,
}) => {
  const username = `moves_${thisTry()}`;
  const [old, email] = [`${username}@example.org`, `${username}.new@example.org`];
  await remember(page, { language: 'fr', theme: 'light' });
  await page.setViewportSize(widths.phone);
  await becomeMember(page, { username, language: 'fr' });

  await page.goto('/settings/security');
  const part = page.getByRole('region', { name: 'Adresse e-mail' });
  await expect(part.getByText(old)).toBeVisible();
  await part.getByLabel('Nouvelle adresse').fill(old);
  await part.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(part.getByText('C’est déjà votre adresse.')).toBeVisible();
  await part.getByLabel('Nouvelle adresse').fill(email);
  await part.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(part.getByRole('status').filter({ hasText: email })).toBeVisible();
  await expect(part.getByText(old)).toBeVisible();

  const link = await mailedLink(email, 'confirm-email');
  const guest = await browser.newPage();
  await remember(guest, { language: 'fr', theme: 'light' });
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1, name: 'Connectez-vous d’abord' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Votre adresse a changé' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await page.getByRole('link', { name: 'Aller aux paramètres' }).click();
  await expect(part.getByText(email)).toBeVisible();

  await guest.goto(await mailedLink(old, 'undo-email'));
  await expect(guest.getByText(old)).toBeVisible();
  await guest.getByLabel('Nouveau mot de passe', { exact: true }).fill(chosen);
  await guest.getByLabel('Confirmer le nouveau mot de passe').fill(chosen);
  await guest.getByRole('button', { name: 'Rétablir l’adresse et changer le mot de passe' }).click();
  await expect(guest.getByText(/^Votre adresse est rétablie/)).toBeVisible();

  expect(await (await page.request.get('/api/me')).json()).toBeNull();
  const signIn = (login: string, given: string) =>
    guest.request.post('/api/sessions', { data: { login, password: given } });
  expect((await signIn(username, password)).status()).toBe(401);
  expect((await signIn(email, chosen)).status()).toBe(401);
  expect((await signIn(old, chosen)).status()).toBe(200);
  await guest.close();
});
