import { readMe, verifyEmail } from '@firstlight/contract/people/accounts/accounts.ts';
import { readProject } from '@firstlight/contract/showcase/projects/projects.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { carryToNextTab } from '../features/people/accounts/sign-up/carried-email.ts';
import { person } from '../testing/person.ts';
import { tidepool } from '../testing/project.ts';
import { renderApp } from '../testing/render-app.tsx';
import { stubServer } from '../testing/stub-server.ts';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => null);
});

async function wayIn(): Promise<string | null> {
  // Pages of prose have a header of their own.
  const [header = document.body] = await screen.findAllByRole('banner');
  return within(header).getByRole('link', { name: 'Sign in' }).getAttribute('href');
}

test.each([
  ['/contact?topic=press', '/auth?next=%2Fcontact%3Ftopic%3Dpress'],
  ['/about', '/auth?next=%2Fabout'],
  ['/', '/auth'],
  ['/auth?mode=sign-up', '/auth'],
  ['/unauthorized', '/auth'],
])('the header of %s leads in by %s', async (page, address) => {
  await renderApp(page);
  await screen.findByRole('heading', { level: 1 });
  expect(await wayIn()).toBe(address);
});

test.each([
  ['/contact', '/auth?mode=sign-up&next=%2Fcontact'],
  ['/', '/auth?mode=sign-up'],
])('the header of %s leads to a new account by %s', async (page, address) => {
  await renderApp(page);
  const [header = document.body] = await screen.findAllByRole('banner');
  const link = within(header).getByRole('link', { name: 'Create account' });
  expect(link.getAttribute('href')).toBe(address);
});

test('sign-up names the project that a guest wanted to test', async () => {
  server.answers(readProject, () => tidepool);
  await renderApp(`/auth?mode=sign-up&next=%2Fproject%2F${tidepool.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Create an account to test Tidepool' });
});

test('posting a project leads guests to sign-up, which says why', async () => {
  const { router } = await renderApp('/post-project');
  await screen.findByRole('heading', { level: 1, name: 'Create an account to post your project' });
  expect(router.state.location.search).toBe('?mode=sign-up&next=%2Fpost-project');
});

test('changing a project leads signed-out makers to sign-in', async () => {
  const { router } = await renderApp(`/post-project?project=${tidepool.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(router.state.location.pathname).toBe('/auth');
});

test('the link of the mail opens a new tab, which still knows the page that had asked', async () => {
  server.answers(verifyEmail, () => person());
  carryToNextTab('maya@example.org', '/contact');
  const { router } = await renderApp(`/auth?mode=verify#token=${'a'.repeat(43)}`);
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  expect(router.state.location.pathname).toBe('/contact');
});
