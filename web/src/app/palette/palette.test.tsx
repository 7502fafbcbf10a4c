import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { findProjects } from '@firstlight/contract/showcase/projects/find-projects.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => null);
  server.answers(findProjects, () => ({ items: [] }));
});

const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search Firstlight' });
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

test('what is typed before the palette is here stands in its field', async () => {
  const { user } = await renderApp('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  await user.keyboard('{Control>}k{/Control}legal');
  expect((await field()).value).toBe('legal');
  await waitFor(() => expect(chosen()).toBe('Legal'));
});

test('what the server finds comes below, and the chosen row stays chosen', async () => {
  const answer = Promise.withResolvers<void>();
  server.answers(findProjects, async () => {
    await answer.promise;
    return { items: [{ id: '0191a5b0-0000-7000-8000-000000000001', name: 'About time', pitch: 'A clock' }] };
  });
  const { user } = await renderApp('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'abou');
  await waitFor(() => expect(chosen()).toBe('About'));
  answer.resolve();
  const rows = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  await waitFor(() => expect(rows()).toContain('About timeA clock'));
  expect(chosen()).toBe('About');
});

test('what is nowhere is said so, with the way to Explore', async () => {
  const { user } = await renderApp('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'portt');
  await screen.findByText('Nothing for “portt”.');
  const way = screen.getByRole('link', { name: 'Search “portt” in Explore' });
  expect(way.getAttribute('href')).toBe('/explore?query=portt');
});
