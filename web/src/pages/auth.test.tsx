import { readReset } from '@firstlight/contract/people/accounts/account-security.ts';
import {
  acceptTerms,
  forgotPassword,
  readMe,
  resetPassword,
  signIn,
  signOut,
  verifyEmail,
} from '@firstlight/contract/people/accounts/accounts.ts';
import { readExport } from '@firstlight/contract/people/personal-data/personal-data.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { person } from '../testing/person.ts';
import { renderApp } from '../testing/render-app.tsx';
import { stubServer } from '../testing/stub-server.ts';

const maya = person();
const amelie = person({ language: 'fr' });
const token = 'a'.repeat(43);
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => null);
});

const main = () => within(screen.getByRole('main'));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function focusOn(name: string) {
  const arrived = await heading(name);
  await waitFor(() => expect(document.activeElement).toBe(arrived));
}

test('an address is typed once: it is there in every mode, and the way back works', async () => {
  server.answers(forgotPassword, ({ email }) => ({ email }));
  const { user, router } = await renderApp('/auth?next=%2Fcontact');
  await user.type(await screen.findByRole('textbox', { name: 'E-mail or username' }), 'maya@example.org');

  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  await focusOn('Create your account');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).value).toBe('maya@example.org');
  expect(router.state.location.search).toBe('?mode=sign-up&next=%2Fcontact');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Maya');

  await user.click(main().getByRole('link', { name: 'Sign in' }));
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  await user.click(await screen.findByRole('button', { name: 'Send link' }));
  await focusOn('Check your e-mail');
  expect(screen.getByText('maya@example.org')).toBeTruthy();

  await router.navigate(-2);
  await heading('Create your account');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Maya');
});

test('a password cannot be asked for without an address', async () => {
  const { user } = await renderApp('/auth?mode=forgot');
  await user.click(await screen.findByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('Please enter your email address first')).toBeTruthy();
});

test('signing in leads back to the page that asked, and shows whose account it is', async () => {
  server.answers(signIn, () => maya);
  const { user, router } = await renderApp('/auth?next=%2Fcontact%3Ftopic%3Dpress');
  await user.type(await screen.findByRole('textbox', { name: 'E-mail or username' }), 'maya');
  await user.type(screen.getByLabelText('Password'), 'dawn-chorus');
  server.answers(readMe, () => maya);
  await user.click(main().getByRole('button', { name: 'Sign in' }));
  await heading('Contact');
  expect(router.state.location.search).toBe('?topic=press');
  expect(await screen.findByRole('button', { name: 'Your account, Maya Lindqvist' })).toBeTruthy();
});

test('the link of a mail confirms the address once, leaves the address bar, and signs in', async () => {
  server.answers(verifyEmail, () => maya);
  localStorage.setItem('auth-email', 'maya@example.org');
  const { router } = await renderApp(`/auth?mode=verify&next=%2Fcontact#token=${token}`);
  server.answers(readMe, () => maya);
  await heading('Contact');
  expect(await screen.findByRole('button', { name: 'Your account, Maya Lindqvist' })).toBeTruthy();
  expect(router.state.location.search).toBe('');
  expect(localStorage.getItem('auth-email')).toBeNull();
  const sent = server.requests.filter(({ endpoint }) => endpoint === verifyEmail.name);
  expect(sent.map(({ input }) => input)).toEqual([{ token }]);
});

test('the link of a mail asks for the password in another browser', async () => {
  server.refuses(verifyEmail, 'accounts.other_browser');
  const { user } = await renderApp(`/auth?mode=verify&next=%2Fcontact#token=${token}`);
  await focusOn('One more question');
  await user.click(screen.getByRole('button', { name: 'Confirm my e-mail' }));
  expect(await screen.findByText('Enter your password.')).toBeTruthy();

  server.refuses(verifyEmail, 'accounts.wrong_password');
  await user.type(screen.getByLabelText('The password you signed up with'), 'dusk-chorus');
  await user.click(screen.getByRole('button', { name: 'Confirm my e-mail' }));
  expect(await screen.findByText(/That’s not the password for this account/)).toBeTruthy();

  server.answers(verifyEmail, () => maya);
  server.answers(readMe, () => maya);
  await user.clear(screen.getByLabelText('The password you signed up with'));
  await user.type(screen.getByLabelText('The password you signed up with'), 'dawn-chorus');
  await user.click(screen.getByRole('button', { name: 'Confirm my e-mail' }));
  await heading('Contact');
  expect(server.requests.findLast(({ endpoint }) => endpoint === verifyEmail.name)?.input).toEqual({
    token,
    password: 'dawn-chorus',
  });
});

test('whoever did not sign up chooses a new password with the link that confirms', async () => {
  server.refuses(verifyEmail, 'accounts.other_browser');
  server.answers(readReset, () => ({ passkeys: [], secondFactorSince: null, providers: [] }));
  server.answers(resetPassword, () => null);
  const { user } = await renderApp(`/auth?mode=verify#token=${token}`);
  await user.click(await screen.findByRole('button', { name: 'Choose a new password' }));
  await focusOn('Choose a new password');
  await user.type(await screen.findByLabelText('New password'), 'dawn-chorus');
  await user.type(screen.getByLabelText('Repeat new password'), 'dawn-chorus');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(/Your password has been changed/)).toBeTruthy();
  expect(server.requests.find(({ endpoint }) => endpoint === resetPassword.name)?.input).toMatchObject({
    token,
  });
});

test('an old link offers a new one', async () => {
  server.refuses(verifyEmail, 'accounts.link_expired');
  const { router } = await renderApp(`/auth?mode=verify#token=${token}`);
  await focusOn('This link no longer works');
  expect(screen.getByRole('button', { name: 'Send a new link' })).toBeTruthy();
  await waitFor(() => expect(router.state.location).toMatchObject({ search: '?mode=verify', hash: '' }));
});

test('closing the terms without accepting signs out, and says why', async () => {
  server.answers(readMe, () => ({ ...maya, termsToAccept: 'v1.0' }));
  server.answers(signOut, () => null);
  localStorage.setItem('feedback-draft:1', 'Unsent words.');
  const loadAnew = vi.spyOn(location, 'reload').mockReturnValue();
  const { user, router } = await renderApp('/contact');
  const dialog = within(await screen.findByRole('dialog', { name: 'Terms of Service' }));
  expect(dialog.getByText('Please accept the Terms of Service to continue')).toBeTruthy();

  server.answers(readMe, () => null);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await heading('You must accept the terms to use the product');
  expect(router.state.location.pathname).toBe('/terms-required');
  await waitFor(() => expect(server.requests.some(({ endpoint }) => endpoint === signOut.name)).toBe(true));
  // What was theirs goes with the page itself: from the screen, and from the memory behind it.
  await waitFor(() => expect(loadAnew).toHaveBeenCalledOnce());
  expect(localStorage.getItem('feedback-draft:1')).toBeNull();
  expect(main().getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/auth');
});

test('whoever does not accept the terms can take their data along or delete their account', async () => {
  server.answers(readMe, () => ({ ...maya, termsToAccept: 'v1.0' }));
  server.answers(readExport, () => null);
  const { user, router } = await renderApp('/contact');
  await user.click(await screen.findByRole('link', { name: 'Take your data or delete your account' }));
  await heading('Leave Firstlight');
  expect(router.state.location.pathname).toBe('/leave');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Prepare my data' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delete my account' })).toBeTruthy();
});

test('terms that could not be accepted can be tried again', async () => {
  server.answers(readMe, () => ({ ...maya, termsToAccept: 'v1.0' }));
  server.refuses(acceptTerms, 'request.unexpected');
  const { user } = await renderApp('/contact');
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Error accepting terms')).toBeTruthy();

  server.answers(acceptTerms, () => null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = server.requests.filter(({ endpoint }) => endpoint === acceptTerms.name);
  expect(sent.map(({ input }) => input)).toEqual([{ version: 'v1.0' }, { version: 'v1.0' }]);
});

test('the terms can be read before they are accepted', async () => {
  server.answers(readMe, () => ({ ...maya, termsToAccept: 'v1.0' }));
  await renderApp('/terms');
  await screen.findByRole('button', { name: 'Your account, Maya Lindqvist' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a browser in which nobody chose a language takes the one of the account', async () => {
  server.answers(readMe, () => amelie);
  await renderApp('/contact');
  expect(await screen.findByRole('textbox', { name: 'Votre message' })).toBeTruthy();
  expect(localStorage.getItem('language')).toBe('fr');
});

test('a language chosen in this browser stays', async () => {
  localStorage.setItem('language', 'en');
  server.answers(readMe, () => amelie);
  await renderApp('/contact');
  await screen.findByRole('button', { name: 'Your account, Maya Lindqvist' });
  expect(screen.getByRole('textbox', { name: 'Your message' })).toBeTruthy();
});
