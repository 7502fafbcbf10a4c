import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { providerNames } from '@firstlight/contract/people/accounts/provider-names.ts';
import {
  beginProviderSignIn,
  linkProvider,
  listProviders,
  signInWithProvider,
  signUpWithProvider,
} from '@firstlight/contract/people/accounts/providers.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { person } from '../../../../testing/person.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import { keepErrand } from './provider-errand.ts';

let server: ReturnType<typeof stubServer>;
const nora = person({ username: 'nora', hasPassword: false });
const back = '/auth/google?code=abc&state=xyz&iss=https%3A%2F%2Faccounts.google.com';

afterEach(() => vi.restoreAllMocks());

beforeEach(() => {
  server = stubServer();
  sessionStorage.clear();
  vi.spyOn(location, 'assign').mockReturnValue(undefined);
  server.answers(readMe, () => null);
  server.answers(listProviders, () => ({ providers: [...providerNames] }));
});

const sent = (name: string) => server.requests.filter(({ endpoint }) => endpoint === name);

test('a button leads to the provider, and the page that had asked is where one comes back to', async () => {
  const there = 'https://accounts.google.com/o/oauth2/v2/auth?state=xyz';
  server.answers(beginProviderSignIn, () => ({ address: there }));
  const { user } = await renderApp('/auth?next=%2Fcontact');
  await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith(there));

  server.answers(signInWithProvider, () => ({ me: nora, newcomer: null }));
  const { router } = await renderApp(back);
  await waitFor(() => expect(router.state.location.pathname).toBe('/contact'));
  expect(sent(signInWithProvider.name).map(({ input }) => input)).toEqual([
    { provider: 'google', code: 'abc', state: 'xyz', iss: 'https://accounts.google.com' },
  ]);
});

test.each(['https://evil.example', '//evil.example', '/auth/google?code=a&state=b'])(
  'coming back never leads to %s',
  async (next) => {
    keepErrand({ what: 'sign-in', next });
    server.answers(signInWithProvider, () => ({ me: nora, newcomer: null }));
    const { router } = await renderApp(back);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  },
);

test('no button is there where the site has registered with nobody', async () => {
  server.answers(listProviders, () => ({ providers: [] }));
  await renderApp('/auth');
  await screen.findByRole('button', { name: 'Sign in' });
  await waitFor(() => expect(sent(listProviders.name)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
});

test('a provider that is down says so beside the button, and the form stays', async () => {
  server.refuses(beginProviderSignIn, 'accounts.provider_unavailable');
  const { user } = await renderApp('/auth');
  await user.click(await screen.findByRole('button', { name: 'Continue with GitHub' }));
  expect(await screen.findByText(/That service isn’t responding right now/)).toBeTruthy();
  expect(screen.getByLabelText('Password')).toBeTruthy();
});

test('a newcomer chooses a username, is told at the field when it is taken, and is in', async () => {
  const newcomer = { email: 'nora@example.org', name: 'Nora Lind', username: '' };
  server.answers(signInWithProvider, () => ({ me: null, newcomer }));
  server.refuses(signUpWithProvider, 'accounts.username_taken');
  const { user, router } = await renderApp(back);
  expect(await screen.findByRole('heading', { name: 'Almost there' })).toBeTruthy();
  expect(screen.getByText(/Google confirmed nora@example.org/)).toBeTruthy();
  expect(router.state.location.search).toBe('');
  await user.type(screen.getByLabelText('Username'), 'nora');
  await user.click(screen.getByRole('radio', { name: /^Both/ }));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Username is already taken. Please choose another.')).toBeTruthy();

  server.answers(signUpWithProvider, () => nora);
  server.answers(readMe, () => nora);
  await user.type(screen.getByLabelText('Username'), '_2');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(sent(signUpWithProvider.name).at(-1)?.input).toEqual({
    name: 'Nora Lind',
    username: 'nora_2',
    role: 'both',
    language: 'en',
  });
});

test('an address that has an account leads to the usual way in, and from there to the settings', async () => {
  server.refuses(signInWithProvider, 'accounts.provider_address_known');
  await renderApp(back);
  const link = await screen.findByRole('link', { name: 'Sign in as usual' });
  expect(link.getAttribute('href')).toBe('/auth?next=%2Fsettings%2Fsecurity');
});

test('the second step is asked for here too', async () => {
  server.refuses(signInWithProvider, 'accounts.code_needed');
  await renderApp(back);
  expect(await screen.findByLabelText(/code/i)).toBeTruthy();
});

test('whoever did not finish there is told so, and nothing is asked of the server', async () => {
  await renderApp('/auth/github?error=access_denied&state=xyz');
  expect(await screen.findByText('You didn’t finish signing in. Nothing has changed.')).toBeTruthy();
  expect(sent(signInWithProvider.name)).toEqual([]);
});

test('a link that fails says why, and leads back to the settings', async () => {
  keepErrand({ what: 'link', next: null });
  server.answers(readMe, () => nora);
  server.refuses(linkProvider, 'accounts.provider_taken');
  await renderApp(back);
  expect(await screen.findByText(/already used by another account here/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to settings' })).toBeTruthy();
});
