import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import {
  changeVisibility,
  listOwnProjects,
  type OwnProject,
  removeProject,
} from '@firstlight/contract/showcase/projects/projects.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { feedCard } from '../testing/feed-card.ts';
import { person } from '../testing/person.ts';
import { renderApp } from '../testing/render-app.tsx';
import { stubServer } from '../testing/stub-server.ts';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => person());
  const {
    reason: _,
    shared: _shared,
    isIdea: _isIdea,
    opening: _opening,
    countedCount: _counted,
    ...card
  } = feedCard(1, { name: 'Tidepool' });
  const own: OwnProject = { ...card, isHidden: false, isSuspended: false, deletedAt: null, skipCount: 7 };
  server.answers(listOwnProjects, () => ({ items: [own], next: null }));
});

test('a project whose visibility could not be changed stays as it was, and says so', async () => {
  server.isUnreachable(changeVisibility);
  const { user } = await renderApp('/your-projects');
  const visible = await screen.findByRole('switch', { name: 'Visible to everyone' });
  await user.click(visible);
  expect((await screen.findAllByText('Failed to update visibility')).length).toBeGreaterThan(0);
  await waitFor(() => expect(visible.getAttribute('aria-checked')).toBe('true'));
});

test('a project that could not be deleted is still there, and says so', async () => {
  server.isUnreachable(removeProject);
  const { user } = await renderApp('/your-projects');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect((await screen.findAllByText('Failed to delete project')).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Tidepool' })).toBeTruthy();
});
