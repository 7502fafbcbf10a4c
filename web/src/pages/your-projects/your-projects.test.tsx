import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import {
  changeVisibility,
  listOwnProjects,
  type OwnProject,
  removeProject,
} from '@firstlight/contract/showcase/projects/projects.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';

const tidepool: OwnProject = {
  id: '0191a5b0-0000-7000-8000-000000000101',
  name: 'Tidepool',
  pitch: 'Splits a café’s daily takings between staff the moment the till closes.',
  categories: ['finance', 'local'],
  demoType: 'live',
  language: 'en',
  cover: null,
  owner: { username: 'maya', name: 'Maya Roux' },
  feedbackCount: 6,
  rating: 4.6,
  validated: false,
  publishedAt: '2026-11-15T08:00:00.000Z',
  skipCount: 7,
  isHidden: false,
  isSuspended: false,
  deletedAt: null,
};
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => person());
  server.answers(listOwnProjects, () => ({ items: [tidepool], next: null }));
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
