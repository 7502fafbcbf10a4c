import { acceptTerms, readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { readProject } from '@firstlight/contract/showcase/projects/projects.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';

const id = '00000000-0000-4000-8000-0000000000a1';
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
});

test('whoever has to sign in first comes back to the very project they wanted to change', async () => {
  server.answers(readMe, () => null);
  const { router } = await renderApp(`/post-project?project=${id}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe(`/post-project?project=${id}`);
});

test('a project that could not be loaded is not called somebody else’s, and can be asked for again', async () => {
  server.answers(readMe, () => person());
  server.refuses(readProject, 'request.too_many');
  const { user } = await renderApp(`/post-project?project=${id}`);
  await screen.findByRole('heading', { name: 'Couldn’t load the project' });
  server.refuses(readProject, 'projects.not_found');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('You can’t edit this project.');
});

test('whose session ends while they write keeps the words under their hands', async () => {
  server.answers(readMe, () => person());
  const { user, router } = await renderApp('/post-project');
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Tide');
  server.answers(readMe, () => null);
  const asked = server.requests.filter(({ endpoint }) => endpoint === readMe.name).length;
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() =>
    expect(server.requests.filter(({ endpoint }) => endpoint === readMe.name).length).toBeGreaterThan(asked),
  );
  // The frame of guests shows that the answer has arrived.
  await screen.findAllByRole('link', { name: 'Sign in' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Tide');
  expect(router.state.location.pathname).toBe('/post-project');
});

test('who is asked to accept new terms while they write finds every word behind the dialog', async () => {
  server.answers(readMe, () => person());
  const { user } = await renderApp('/post-project');
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  await user.type(name, 'Tide');
  server.answers(readMe, () => ({ ...person(), termsToAccept: 'v1.1' }));
  server.answers(acceptTerms, () => null);
  window.dispatchEvent(new Event('visibilitychange'));
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: /^Name/ })).toBe(name);
  expect(name.value).toBe('Tide');
});
