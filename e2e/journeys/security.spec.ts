import { languages } from '@firstlight/contract/languages.ts';
import { expect, type Page } from '@playwright/test';
import { codeFor } from '../processes/harness/authenticator-app.ts';
import { violations } from './stage/axe.ts';
import { becomeMember, password, signIn } from './stage/members.ts';
import { test } from './stage/test.ts';
import { thisTry } from './stage/this-try.ts';
import { remember, themes, visit, widths } from './stage/visit.ts';

const settings = '/settings/security';
const part = (page: Page, name: string) => page.getByRole('region', { name });

test('a new password says what is wrong in place, and signs every other browser out', async ({
  page,
  browser,
}) => {
  await remember(page, { language: 'en', theme: 'light' });
  const username = `changer_${thisTry()}`;
  await becomeMember(page, { username });
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, username);

  await page.goto(settings);
  const form = part(page, 'Password');
  const submit = form.getByRole('button', { name: 'Change password' });
  await submit.click();
  await expect(form.getByText('Please fill in all password fields')).toBeVisible();
  await expect(form.getByLabel('Current password')).toBeFocused();
  await form.getByLabel('Current password').fill('not my password');
  await form.getByLabel('New password', { exact: true }).fill('short');
  await form.getByLabel('Repeat new password').fill('shorter');
  await submit.click();
  await expect(form.getByText('Password must be at least 6 characters long')).toBeVisible();
  await form.getByLabel('New password', { exact: true }).fill('two quiet dawns');
  await submit.click();
  await expect(form.getByText('Passwords do not match')).toBeVisible();
  await form.getByLabel('Repeat new password').fill('two quiet dawns');
  await submit.click();
  await expect(form.getByText('That’s not your password.')).toBeVisible();
  await form.getByLabel('Current password').fill(password);
  await submit.click();
  await expect(form.getByText('Saved. Every other device is signed out.')).toBeVisible();

  expect(await (await elsewhere.request.get('/api/me')).json()).toBeNull();
  expect(await (await page.request.get('/api/me')).json()).toMatchObject({ username });
  await elsewhere.close();
});

test('another device is recognised, and signed out from here', async ({ page, browser }) => {
  await remember(page, { language: 'en', theme: 'light' });
  const username = `two_places_${thisTry()}`;
  await becomeMember(page, { username });
  const phone = await browser.newPage({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
  });
  await signIn(phone, username);

  await page.goto(settings);
  const list = part(page, 'Where you’re signed in');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('This device');
  await list.getByRole('button', { name: 'Sign out, Safari on iPhone' }).click();
  await expect(list.getByText('That device is signed out.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('heading')).toBeFocused();
  expect(await (await phone.request.get('/api/me')).json()).toBeNull();
  await phone.close();
});

test('two-step sign-in is turned on, asks for a code, takes a recovery code, and is turned off', async ({
  page,
}) => {
  await remember(page, { language: 'en', theme: 'light' });
  const username = `two_steps_${thisTry()}`;
  await becomeMember(page, { username });
  await page.goto(settings);
  const factor = part(page, 'Two-step sign-in');
  await askForPasswordOnce(page, '**/api/me/second-factor', 'POST');
  await factor.getByRole('button', { name: 'Turn on' }).click();

  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Password', { exact: true }).fill('not my password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('That’s not your password.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await expect(factor.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = (await factor.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  await factor.getByLabel('Authenticator code').fill(codeFor(key));
  await page.keyboard.press('Enter');
  await expect(factor.getByRole('heading', { name: 'Save these recovery codes' })).toBeFocused();
  const codes = await factor.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await factor.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(factor.getByText('10 recovery codes left.')).toBeVisible();

  await signInAgain(page, username);
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeFocused();
  await page.getByLabel('Authenticator code').fill('000 000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('That code is wrong or already used.')).toBeVisible();
  // The code that confirmed is used up, and the next half minute's is taken early.
  await page.getByLabel('Authenticator code').fill(codeFor(key, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(settings);

  await signInAgain(page, username);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[3]?.toUpperCase() ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(settings);
  await expect(factor.getByText('9 recovery codes left.')).toBeVisible();

  await factor.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(factor.getByRole('button', { name: 'Turn on' })).toBeVisible();
});

test('a passkey is added, renamed, used to sign in, and removed', async ({ page }) => {
  await remember(page, { language: 'en', theme: 'light' });
  const phone = await holdPasskeys(page);
  await becomeMember(page, { username: `key_holder_${thisTry()}` });
  await page.goto(settings);
  const passkeys = part(page, 'Passkeys');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByText('“Passkey 1” added.')).toBeVisible();
  await expect(passkeys.getByText('never used')).toBeVisible();
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByText('This device already has a passkey for your account.')).toBeVisible();

  await passkeys.getByRole('button', { name: 'Rename “Passkey 1”' }).click();
  await page.keyboard.type('Blue key');
  await page.keyboard.press('Enter');
  await expect(passkeys.getByText('Blue key')).toBeVisible();

  // Offered in the field for the name, where this phone takes it at once.
  await page.request.delete('/api/sessions/current');
  await page.goto(`/auth?next=${settings}`);
  await expect(page).toHaveURL(settings);

  await phone.putAway();
  await page.request.delete('/api/sessions/current');
  await page.goto(`/auth?next=${settings}`);
  await phone.isOffered();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(settings);
  await expect(passkeys.getByText('used in the last hour')).toBeVisible();

  await passkeys.getByRole('button', { name: 'Remove “Blue key”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByText('Blue key')).toBeHidden();
  await phone.putAway();
  await page.request.delete('/api/sessions/current');
  await page.goto(`/auth?next=${settings}`);
  await phone.isOffered();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(
    page.getByText('No account here uses this passkey. Try another, or sign in with your password.'),
  ).toBeVisible();
});

test('a visitor is asked to sign in first, and comes back', async ({ page }) => {
  await remember(page, { language: 'en', theme: 'light' });
  await page.goto(settings);
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(settings)}`);
});

for (const language of languages) {
  test(`axe finds nothing in the security settings in ${language}, light and dark`, async ({ page }) => {
    await remember(page, { language, theme: 'system' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await becomeMember(page, { username: `axe_${language}_${thisTry()}`, language });
    await page.goto(settings, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^(Turn on|Activer)$/ }).click();
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    for (const size of Object.values(widths)) {
      // Tall enough for the whole page: what a bar lies over until one scrolls is another test's subject.
      await page.setViewportSize({ width: size.width, height: 2400 });
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        const only = theme === 'light' ? undefined : 'colours';
        expect.soft(await violations(page, only), `${theme}, ${size.width} px`).toEqual([]);
      }
    }
  });
}

async function signInAgain(page: Page, login: string): Promise<void> {
  await page.request.delete('/api/sessions/current');
  await visit(page, `/auth?next=${settings}`);
  await page.getByLabel('E-mail or username').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** As if the password had last been given over an hour ago. */
async function askForPasswordOnce(page: Page, address: string, method: string): Promise<void> {
  const error = { code: 'accounts.password_needed', message: '', requestId: 'journey' };
  let asked = false;
  await page.route(address, (route) => {
    if (asked || route.request().method() !== method) return route.continue();
    asked = true;
    return route.fulfill({ status: 403, json: { error } });
  });
}

interface Phone {
  /** From now on its owner touches it only when a button asks for it. */
  putAway(): Promise<unknown>;
  /** Until the page waits for a passkey in the field for the name. */
  isOffered(): Promise<unknown>;
}

type Asking = typeof window & { hasOffered?: boolean; touchPhone(): Promise<void> };

/** A phone that holds passkeys and always recognises its owner. */
async function holdPasskeys(page: Page): Promise<Phone> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const touch = (enabled: boolean) =>
    devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  await page.exposeFunction('touchPhone', () => touch(true));
  await page.addInitScript(watchAsking);
  return {
    putAway: () => touch(false),
    isOffered: () => page.waitForFunction(() => (window as Asking).hasOffered),
  };
}

/** Runs in the page. A touch that came any sooner would answer the offer in the field instead of the button. */
function watchAsking(): void {
  const asking = window as Asking;
  const get = navigator.credentials.get.bind(navigator.credentials);
  navigator.credentials.get = async (options) => {
    if (options?.mediation === 'conditional') asking.hasOffered = true;
    else await asking.touchPhone();
    return get(options);
  };
}
