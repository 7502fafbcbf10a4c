import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { exploreProjects } from '@firstlight/contract/showcase/projects/projects.ts';
import { readValidatedReach } from '@firstlight/contract/trials/validation/validation.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { feedCard } from '../testing/feed-card.ts';
import { renderApp } from '../testing/render-app.tsx';
import { stubServer } from '../testing/stub-server.ts';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  );
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const server = stubServer();
  server.answers(readMe, () => null);
  server.answers(readValidatedReach, () => ({ isInReach: true }));
  server.answers(exploreProjects, () => ({
    items: [feedCard(1), feedCard(2, { language: 'fr', name: 'Marée' })],
    next: 'aa',
  }));
});

test('explore says how many projects there are so far, and a project in another language which it is in', async () => {
  await renderApp('/explore');
  await screen.findByRole('link', { name: 'Project 1' });
  expect(screen.getByText('2+ projects')).toBeTruthy();
  expect(screen.getAllByText('In French')).toHaveLength(1);
});

test('categories are links of their own address, and what is searched for is a chip that can be taken away', async () => {
  const { user, router } = await renderApp('/explore?query=fish&languages=all');
  const chips = within(await screen.findByRole('navigation', { name: 'Categories' }));
  expect(chips.getByRole('link', { name: 'Food' }).getAttribute('href')).toBe(
    '/explore?query=fish&languages=all&categories=food',
  );
  await user.click(screen.getByRole('link', { name: 'Remove the search “fish”' }));
  expect(router.state.location.search).toBe('?languages=all');
});
