import { expect, type Page } from '@playwright/test';
import { violations } from './stage/axe.ts';
import { mailedLink } from './stage/mails.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { remember, settle, visit, widths } from './stage/visit.ts';

const words = {
  en: {
    create: 'Create account',
    name: 'Name',
    username: 'Username',
    email: /^E-mail/,
    password: 'Password',
    both: /^Both/,
    check: 'Check your e-mail',
    login: 'E-mail or username',
    signIn: 'Sign in',
    accept: 'Accept',
    account: /^Your account/,
    signOut: 'Sign out',
    taken: 'Username is already taken. Please choose another.',
    unverified: 'Please verify your email before signing in. Check your inbox for the verification link.',
    elsewhere: 'One more question',
    signUpPassword: 'The password you signed up with',
    confirm: 'Confirm my e-mail',
    notIts: /That’s not the password for this account/,
    choose: 'Choose a new password',
    newPassword: 'New password',
    newAgain: 'Repeat new password',
    change: 'Change password',
  },
  fr: {
    create: /Créer/,
    name: /^Nom$/,
    username: /utilisateur|identifiant|pseudo/i,
    email: /^(E-mail|Adresse|Courriel)/,
    password: /^Mot de passe$/,
    both: /^Les deux/,
    check: /messagerie|e-mails|boîte/i,
    login: /^(E-mail|Adresse|Courriel).* ou /,
    signIn: /^(Se connecter|Connexion)$/,
    accept: /^(J’accepte|Accepter)$/,
    account: /^Votre compte/,
    signOut: /déconnecter|Déconnexion/i,
    taken: /déjà pris/,
    unverified: /confirm|vérifi/i,
  },
} as const;

const password = 'three slow tides';

test('a guest on a phone signs up in French, confirms, accepts the terms and signs out', {
  tag: '@main',
}, async ({ page }) => {
  const say = words.fr;
  const username = `maya_fr_${thisTry()}`;
  const email = `${username}@example.org`;
  await remember(page, { language: 'fr', theme: 'light' });
  await page.setViewportSize(widths.phone);

  await signUp(page, 'fr', username, email);
  await expect(page.getByRole('heading', { level: 1, name: say.check })).toBeVisible();
  await signIn(page, 'fr', username);
  await expect(page.getByText(say.unverified).first()).toBeVisible();

  await page.goto(await mailedLink(email, 'verify'));
  const terms = page.getByRole('dialog');
  await terms.getByRole('button', { name: say.accept }).click();
  await expect(terms).toBeHidden();
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: say.account }).click();
  await page.getByRole('menuitem', { name: say.signOut }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: say.create })).toBeVisible();
  await signIn(page, 'fr', username);
  await expect(page.getByRole('button', { name: say.account })).toBeVisible();
});

test('somebody whose address a stranger signed up with makes the account their own', async ({
  page,
  browser,
}) => {
  const say = words.en;
  const username = `borrowed_${thisTry()}`;
  const email = `${username}@example.org`;
  await remember(page, { language: 'en', theme: 'light' });
  const stranger = await browser.newPage();
  await remember(stranger, { language: 'en', theme: 'light' });
  await signUp(stranger, 'en', username, email);
  await expect(stranger.getByRole('heading', { level: 1, name: say.check })).toBeVisible();

  await page.goto(await mailedLink(email, 'verify'));
  await expect(page.getByRole('heading', { level: 1, name: say.elsewhere })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel(say.signUpPassword, { exact: true }).fill('not the stranger’s');
  await page.getByRole('button', { name: say.confirm }).click();
  await expect(page.getByText(say.notIts)).toBeVisible();
  await page.getByRole('button', { name: say.choose }).click();
  await page.getByLabel(say.newPassword, { exact: true }).fill('two quiet dawns');
  await page.getByLabel(say.newAgain, { exact: true }).fill('two quiet dawns');
  await page.getByRole('button', { name: say.change }).click();
  await expect(page.getByLabel(say.login)).toBeVisible();
  await signIn(page, 'en', email, 'two quiet dawns');
  await expect(page.getByRole('dialog').getByRole('button', { name: say.accept })).toBeVisible();

  await signIn(stranger, 'en', username);
  await expect(stranger.getByRole('alert').first()).toBeVisible();
  expect(await (await stranger.request.get('/api/me')).json()).toBeNull();
  await stranger.close();
});

test('the keyboard alone is enough to sign up', async ({ page }) => {
  await remember(page, { language: 'en', theme: 'dark' });
  await visit(page, '/auth?mode=sign-up');
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type('Ada Keys');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`Ada Keys! ${thisTry()}`);
  await expect(page.getByLabel('Username')).toHaveValue(`adakeys${thisTry()}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`ada-keys-${thisTry()}@example.org`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await expect(page.getByRole('radio', { name: 'Both' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
});

test('a taken username is told in place, and the rest of the form stays', async ({ page }) => {
  await remember(page, { language: 'en', theme: 'light' });
  const username = `taken_name_${thisTry()}`;
  const second = `second-taken-${thisTry()}@example.org`;
  await signUp(page, 'en', username, `first-taken-${thisTry()}@example.org`);
  await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
  await signUp(page, 'en', username, second, 'another pass phrase');
  await expect(page.getByText(words.en.taken).first()).toBeVisible();
  await expect(page.getByLabel(words.en.email)).toHaveValue(second);
});

test('a forgotten password is replaced by mail, once', async ({ page }) => {
  const username = `forgetful_${thisTry()}`;
  const email = `${username}@example.org`;
  await remember(page, { language: 'en', theme: 'light' });
  await signUp(page, 'en', username, email);
  await expect(page.getByRole('heading', { level: 1, name: words.en.check })).toBeVisible();

  await visit(page, '/auth?mode=forgot');
  // The address was carried over from the screens before.
  await page.getByLabel(words.en.email).fill('');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Please enter your email address first')).toBeVisible();
  await page.getByLabel(words.en.email).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();

  const link = await mailedLink(email, 'reset');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('two quiet dawns');
  await page.getByLabel('Repeat new password').fill('two quiet dusks');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Repeat new password').fill('two quiet dawns');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/Your password has been changed/)).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('This link no longer works').first()).toBeVisible();
});

test('closing the terms without accepting leads out, and says why', async ({ page }) => {
  const username = `careful_${thisTry()}`;
  const email = `${username}@example.org`;
  await remember(page, { language: 'en', theme: 'light' });
  await signUp(page, 'en', username, email);
  // The mail may be faster than the answer, with which the browser learns that it was the one.
  await expect(page.getByRole('heading', { name: words.en.check })).toBeVisible();
  await page.goto(await mailedLink(email, 'verify'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(5, 5);
  await settle(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/terms-required');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You must accept the terms to use the product',
  );
  // The way out comes first, the end of the session follows at once.
  await expect.poll(async () => (await page.request.get('/api/me')).json()).toBeNull();
});

async function signUp(
  page: Page,
  language: 'en' | 'fr',
  username: string,
  email: string,
  chosen = password,
): Promise<void> {
  const say = words[language];
  await visit(page, '/auth?mode=sign-up');
  await page.getByLabel(say.name, { exact: true }).fill('Maya Roux');
  await page.getByLabel(say.username).first().fill(username);
  await page.getByLabel(say.email).first().fill(email);
  await page.getByLabel(say.password, { exact: true }).fill(chosen);
  await page.getByRole('radio', { name: say.both }).click();
  await page.getByRole('button', { name: say.create }).click();
}

async function signIn(page: Page, language: 'en' | 'fr', login: string, chosen = password): Promise<void> {
  const say = words[language];
  if (!(await page.getByLabel(say.login).isVisible())) await visit(page, '/auth?mode=sign-in');
  await page.getByLabel(say.login).fill(login);
  await page.getByLabel(say.password, { exact: true }).fill(chosen);
  await page.getByRole('main').getByRole('button', { name: say.signIn, exact: true }).click();
}

test('after signing up on a desktop the request to check the e-mail begins at its top', async ({ page }) => {
  const say = words.en;
  const username = `scrolled_${thisTry()}`;
  await remember(page, { language: 'en', theme: 'light' });
  await page.setViewportSize({ width: 1280, height: 600 });
  await visit(page, '/auth?mode=sign-up');
  await page.getByRole('textbox', { name: say.name, exact: true }).fill('Maya Roux');
  await page.getByRole('textbox', { name: say.username }).fill(username);
  await page.getByRole('textbox', { name: say.email }).fill(`${username}@example.org`);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  const send = page.getByRole('main').getByRole('button', { name: say.create });
  await send.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: say.check })).toBeFocused();
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
