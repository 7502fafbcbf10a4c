import { editAccount, type Me, readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import {
  editProfile,
  type OwnProfile,
  readOwnProfile,
} from '@firstlight/contract/reputation/profiles/profiles.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { person } from '../testing/person.ts';
import { renderApp } from '../testing/render-app.tsx';
import { stubServer } from '../testing/stub-server.ts';

const maya = person();
const own: OwnProfile = {
  bio: '',
  location: '',
  avatar: null,
  visibility: 'visible',
  interests: [],
};
let server: ReturnType<typeof stubServer>;
let me: Me;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  me = maya;
  server = stubServer();
  server.answers(readMe, () => me);
  server.answers(readOwnProfile, () => own);
  server.answers(editAccount, (changes) => {
    me = { ...me, ...changes } as Me;
    return me;
  });
});

afterEach(() => {
  delete document.documentElement.dataset['motion'];
});

const sentTo = (name: string) =>
  server.requests.filter(({ endpoint }) => endpoint === name).map(({ input }) => input);

test('whoever is signed out is led to the door, and would come back here', async () => {
  server.answers(readMe, () => null);
  const { router } = await renderApp('/settings/profile#privacy');
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(`/auth?next=${encodeURIComponent('/settings/profile#privacy')}`);
});

test('a name is sent when it is saved, says so, and stands in the menu', async () => {
  const { user } = await renderApp('/settings/profile');
  const field = await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.clear(field);
  await user.type(field, 'Maya L.{Enter}');
  await screen.findByText('Saved');
  expect(sentTo(editAccount.name)).toEqual([{ name: 'Maya L.' }]);
  expect(document.activeElement).toBe(field);
  await screen.findByRole('button', { name: 'Your account, Maya L.' });
});

test('an empty name is told in place and not sent', async () => {
  const { user } = await renderApp('/settings/profile');
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.type(field, '{Enter}');
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(sentTo(editAccount.name)).toEqual([]);
});

test('a failure keeps what was written, says why, and can be tried again', async () => {
  server.isUnreachable(editProfile);
  const { user } = await renderApp('/settings/profile');
  const bio = await screen.findByRole('textbox', { name: /About you/ });
  await user.type(bio, 'Bread.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const failure = await screen.findByText(/Not saved\. We couldn’t reach the server/);
  expect(failure.closest('[role=alert]')).not.toBeNull();
  expect(bio).toHaveProperty('value', 'Bread.');

  server.answers(editProfile, (changes) => ({ ...own, ...changes }) as OwnProfile);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Saved');
  expect(sentTo(editProfile.name)).toEqual([{ bio: 'Bread.' }, { bio: 'Bread.' }]);
});

test('a choice is shown at once, and stays chosen while it cannot be saved', async () => {
  server.refuses(editAccount, 'request.unavailable');
  const { user } = await renderApp('/settings/role');
  const roles = await screen.findByRole('radiogroup', { name: 'What you do here' });
  await user.click(within(roles).getByRole('radio', { name: 'I try things out' }));
  expect(within(roles).getByRole('radio', { name: 'I try things out' }).getAttribute('aria-checked')).toBe(
    'true',
  );
  await screen.findByText(/Not saved\./);
  expect(within(roles).getByRole('radio', { name: 'I try things out' }).getAttribute('aria-checked')).toBe(
    'true',
  );
});

test('what was written can be discarded', async () => {
  const { user } = await renderApp('/settings/profile');
  const field = await screen.findByRole('textbox', { name: /Location/ });
  await user.type(field, 'Lyon');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('less motion is at once less motion, also for the next visit', async () => {
  const { user } = await renderApp('/settings/accessibility');
  await user.click(await screen.findByRole('radio', { name: 'Reduced' }));
  await waitFor(() => expect(document.documentElement.dataset['motion']).toBe('reduced'));
  expect(localStorage.getItem('motion')).toBe('reduced');
});

test('a language chosen in the account’s menu is the language of the account, and the menu stays open', async () => {
  const { user } = await renderApp('/settings/profile');
  await user.click(await screen.findByRole('button', { name: 'Your account, Maya Lindqvist' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Français' }));
  await waitFor(() => expect(sentTo(editAccount.name)).toEqual([{ language: 'fr' }]));
  expect(await screen.findByRole('menuitemradio', { name: 'Sombre' })).toBeTruthy();
});

test('an address of the one long page of before leads to the section it meant', async () => {
  const { router } = await renderApp('/settings/profile#accessibility');
  await screen.findByRole('heading', { level: 2, name: 'Accessibility' });
  expect(router.state.location.pathname).toBe('/settings/accessibility');
});

test('a setting is found by a word of its own, and Enter opens its section', async () => {
  const { user, router } = await renderApp('/settings/profile');
  await user.type(await screen.findByRole('searchbox', { name: 'Find a setting' }), 'dark');
  const sections = screen.getByRole('navigation', { name: 'Settings' });
  expect(within(sections).getAllByRole('link')).toHaveLength(1);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/appearance'));
});

test('the address /settings/categories leads to the interests', async () => {
  const { router } = await renderApp('/settings/categories');
  await screen.findByRole('heading', { level: 2, name: 'Categories' });
  expect(router.state.location.pathname).toBe('/settings/interests');
});

test('two changed fields of the profile are kept by one press of Save', async () => {
  server.answers(editProfile, (changes) => ({ ...own, ...changes }) as OwnProfile);
  const { user } = await renderApp('/settings/profile');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Maya L.');
  const location = screen.getByRole('textbox', { name: /Location/ });
  await user.type(location, 'Lyon');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sentTo(editAccount.name)).toEqual([{ name: 'Maya L.' }]);
  expect(sentTo(editProfile.name)).toEqual([{ location: 'Lyon' }]);
  expect(document.activeElement).toBe(location);
});

test('nothing is sent while one of the changed fields is not valid', async () => {
  const { user } = await renderApp('/settings/profile');
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
  await user.type(screen.getByRole('textbox', { name: /Location/ }), 'Lyon{Enter}');
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(sentTo(editProfile.name)).toEqual([]);
});

describe('typed text of /settings/profile that is not saved', () => {
  const location = () => screen.findByRole('textbox', { name: /Location/ });
  const leaveAndReturn = async () => {
    const { user } = await renderApp('/settings/profile');
    await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await user.type(await location(), 'Lyon');
    const sections = screen.getByRole('navigation', { name: 'Settings' });
    await user.click(within(sections).getByRole('link', { name: 'Role' }));
    await screen.findByRole('heading', { level: 2, name: 'Role' });
    await user.click(within(sections).getByRole('link', { name: 'Edit profile' }));
    return user;
  };

  it('is in the fields again after another page', async () => {
    await leaveAndReturn();
    expect(await location()).toHaveProperty('value', 'Lyon');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', '');
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it('is in the fields again after the tab was closed', async () => {
    await leaveAndReturn();
    cleanup();
    await renderApp('/settings/profile');
    expect(await location()).toHaveProperty('value', 'Lyon');
  });

  it('is deleted from the browser when it is saved', async () => {
    server.answers(editProfile, (changes) => ({ ...own, ...changes }) as OwnProfile);
    const user = await leaveAndReturn();
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Maya L.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    expect(sentTo(editProfile.name)).toEqual([{ location: 'Lyon' }]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('profile-draft:'))).toEqual([]);
  });

  it('is deleted from the browser when it is discarded', async () => {
    const user = await leaveAndReturn();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    cleanup();
    await renderApp('/settings/profile');
    expect(await location()).toHaveProperty('value', '');
  });
});
