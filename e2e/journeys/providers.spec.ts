import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { stage } from './stage/addresses.ts';
import { violations } from './stage/axe.ts';
import { becomeMember, password } from './stage/members.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { overflow, remember, themes, visit, walks } from './stage/visit.ts';

/** Somebody whom GitHub or Google knows. */
async function knownAt(provider: 'github' | 'google', login: string, email: string): Promise<void> {
  const person = { provider, id: String(randomInt(1, 1e9)), login, name: 'Nora Lind', email };
  const answer = await fetch(`${stage.mails}/person-at?${new URLSearchParams(person)}`);
  expect(answer.ok).toBe(true);
}

const chooseThere = (page: Page, login: string) =>
  page.getByRole('link', { name: `Continue as ${login}`, exact: true }).click();

test('somebody comes by Google, chooses a username, accepts the terms, links GitHub, and comes back by it', async ({
  page,
}) => {
  await remember(page, { language: 'en', theme: 'light' });
  const username = `bygoogle_${thisTry()}`;
  await knownAt('google', username, `${username}@example.org`);
  await knownAt('github', `${username}_gh`, `${username}.gh@example.org`);

  await page.goto('/auth?next=%2Fsettings%2Fsecurity');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseThere(page, username);
  await expect(page.getByRole('heading', { name: 'Almost there' })).toBeFocused();
  await expect(page.getByText(`Google confirmed ${username}@example.org.`)).toBeVisible();
  // Nothing of what came back is left for a screenshot or the history.
  await expect(page).toHaveURL(`${stage.web}/auth/google`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nora Lind');
  await page.getByLabel('Username').fill(username);
  await page.getByRole('radio', { name: /Both/ }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  const terms = page.getByRole('dialog');
  await terms.getByRole('button', { name: 'Accept' }).click();
  await expect(terms).toBeHidden();

  const part = page.getByRole('region', { name: 'GitHub and Google' });
  await expect(part.getByRole('listitem')).toContainText(`Google · ${username}@example.org`);
  await part.getByRole('button', { name: 'Unlink Google' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
  await expect(part.getByText('This is your only way to sign in.')).toBeVisible();

  await part.getByRole('button', { name: 'Link GitHub' }).click();
  await chooseThere(page, `${username}_gh`);
  await expect(part.getByText('GitHub linked.')).toBeVisible();
  await expect(part.getByRole('listitem')).toHaveCount(2);

  await page.context().clearCookies();
  await page.goto('/auth?next=%2Fcontact');
  await page.getByRole('button', { name: 'Continue with GitHub' }).click();
  await chooseThere(page, `${username}_gh`);
  await expect(page).toHaveURL(`${stage.web}/contact`);
  expect(await (await page.request.get('/api/me')).json()).toMatchObject({ username, hasPassword: false });
});

test('the address of an account opens it to nobody: the usual way first, then it can be linked', async ({
  page,
}) => {
  await remember(page, { language: 'en', theme: 'light' });
  const username = `known_${thisTry()}`;
  await becomeMember(page, { username });
  await knownAt('google', `${username}_g`, `${username}@example.org`);
  await page.context().clearCookies();

  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseThere(page, `${username}_g`);
  await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeFocused();
  expect(await (await page.request.get('/api/me')).json()).toBeNull();
  await page.getByRole('link', { name: 'Sign in as usual' }).click();
  await page.getByLabel('E-mail or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Link Google' }).click();
  await chooseThere(page, `${username}_g`);
  await expect(page.getByText('Google linked.')).toBeVisible();
});

test('whoever comes back with nothing, or with what a stranger made up, is told so and has the other ways in', async ({
  page,
}) => {
  await remember(page, { language: 'en', theme: 'light' });
  for (const [search, sentence] of [
    ['?error=access_denied&state=x', 'You didn’t finish signing in.'],
    ['?code=abc&state=made-up&iss=https://evil.example', 'That took too long. Start again.'],
  ]) {
    await page.goto(`/auth/google${search}`);
    await expect(page.getByText(sentence ?? '')).toBeVisible();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page.getByRole('button', { name: 'Continue with GitHub' })).toBeVisible();
  }
  expect(await (await page.request.get('/api/me')).json()).toBeNull();
});

for (const { language, device, size } of walks) {
  test(`axe finds nothing where providers send people back to in ${language}, ${device}, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const username = `axe_p_${language}_${thisTry()}`;
    await knownAt('github', username, `${username}@example.org`);
    for (const theme of themes) {
      await remember(page, { language, theme });
      await visit(page, '/auth/github?error=access_denied');
      expect(await violations(page)).toEqual([]);
      await visit(page, '/auth');
      await page.getByRole('button', { name: /GitHub/ }).click();
      await chooseThere(page, username);
      await expect(page.getByLabel(/Username|Nom d’utilisateur/)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });
}
