import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import {
  type BadgeProgress,
  readBadgeProgress,
} from '@firstlight/contract/reputation/profiles/badge-progress.ts';
import { badgeNames, counterNames } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import {
  listProfileProjects,
  type Profile,
  readProfile,
} from '@firstlight/contract/reputation/profiles/profiles.ts';
import { openConversation } from '@firstlight/contract/talk/conversations/conversations.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { feedCard } from '../testing/feed-card.ts';
import { person } from '../testing/person.ts';
import { renderApp } from '../testing/render-app.tsx';
import { stubServer } from '../testing/stub-server.ts';

const tom = person({ name: 'Tom Lefèvre', username: 'tom', role: 'tester' });
const maya: Profile = {
  username: 'maya',
  name: 'Maya Roux',
  role: 'creator',
  joinedOn: '2026-10-01',
  isTakenDown: false,
  bio: 'Bread,\nand what goes with it.',
  location: 'Lyon',
  avatar: null,
  visibility: 'visible',
  counters: counterNames.map((name) => ({ name, shownAs: 'exact', count: 0 })),
  badges: badgeNames.map((name) => ({ name, level: null })),
  isBlocked: false,
  can: { edit: false },
};
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => tom);
  server.answers(readProfile, () => maya);
  server.answers(listProfileProjects, () => ({ items: [], next: null }));
});

test('a profile shows what its owner says, since when, and all six counters', async () => {
  await renderApp('/profile/maya');
  await screen.findByRole('heading', { level: 1, name: 'Maya Roux' });
  expect(screen.getByText('Joined October 2026')).toBeTruthy();
  expect(screen.getByText(/and what goes with it/)).toBeTruthy();
  expect(await screen.findByText('No projects yet')).toBeTruthy();
  expect(screen.queryByText(/Only you see this/)).toBeNull();
  expect(screen.getByText('Feedback shared').nextSibling?.textContent).toBe('0');
  expect(screen.queryByRole('link', { name: 'Edit profile' })).toBeNull();
});

test('of a tester who has posted nothing it is said why nothing is shown', async () => {
  server.answers(readProfile, () => ({ ...maya, role: 'tester' as const }));
  await renderApp('/profile/maya');
  expect(await screen.findByText(/so what Maya Roux tests isn’t shown/)).toBeTruthy();
  expect(screen.queryByText('No projects yet')).toBeNull();
});

test('what they have posted stands there, each as its card', async () => {
  server.answers(listProfileProjects, () => ({ items: [feedCard(1), feedCard(2)], next: null }));
  await renderApp('/profile/maya');
  const links = await screen.findAllByRole('link', { name: /^Project \d/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [1, 2].map((n) => `/project/${feedCard(n).id}`),
  );
  expect(screen.queryByText('No projects yet')).toBeNull();
});

test('counters are shown as the server steps them, and an earned badge by its level', async () => {
  server.answers(
    readProfile,
    (): Profile => ({
      ...maya,
      counters: [
        { name: 'feedbacksShared', shownAs: 'atLeast', count: 10 },
        { name: 'projectsTested', shownAs: 'few', count: 5 },
        { name: 'projectsLaunched', shownAs: 'exact', count: 3 },
      ],
      badges: [{ name: 'explorer', level: 2 }],
    }),
  );
  await renderApp('/profile/maya');
  expect((await screen.findByText('Feedback shared')).nextSibling?.textContent).toBe('10+');
  expect(screen.getByText('Projects tested').nextSibling?.textContent).toBe('Fewer than 5');
  expect(screen.getByText('Projects launched').nextSibling?.textContent).toBe('3');
  expect(screen.getByRole('heading', { name: 'Explorer, level II' })).toBeTruthy();
  expect(screen.getByText('Counted feedback in 8 of the 13 categories, for at least 3 makers.')).toBeTruthy();
});

test('the owner’s page shows the closest badge, folds the others and leads to the settings', async () => {
  server.answers(readProfile, (): Profile => ({ ...maya, can: { edit: true } }));
  server.answers(readBadgeProgress, (): BadgeProgress[] => [
    { name: 'catalyst', level: 1, parts: [{ what: 'makers', have: 1, need: 3 }] },
    { name: 'consistentContributor', level: 1, parts: [{ what: 'weeks', have: 7, need: 8 }] },
  ]);
  await renderApp('/profile/maya');
  await screen.findByText(/^Exact for you\./);
  await screen.findByText('Next badge. Only you see this.');
  const badges = screen.getByRole('region', { name: 'Badges' });
  const [next, other] = within(badges).getAllByRole('heading', { level: 3 });
  expect(next?.textContent).toBe('Consistent Contributor, level I');
  expect(screen.getByText('7 of 8 weeks')).toBeTruthy();
  expect(other?.closest('details')?.open).toBe(false);
  const edit = screen.getByRole('link', { name: 'Edit profile' });
  expect(edit.getAttribute('href')).toBe('/settings/profile');
});

test('the owner of a private profile sees it, and is told who does not', async () => {
  server.answers(readProfile, (): Profile => ({ ...maya, visibility: 'private', can: { edit: true } }));
  await renderApp('/profile/maya');
  await screen.findByText('Only you can see this page. Others see “Private profile”.');
});

test.each([
  ['profiles.private', 'Private profile'],
  ['profiles.not_found', 'Profile not found'],
  ['request.invalid', 'Profile not found'],
] as const)('%s is a page of its own: %s', async (code, title) => {
  server.refuses(readProfile, code);
  await renderApp('/profile/maya');
  await screen.findByRole('heading', { level: 1, name: title });
});

test('a conversation that could not be opened says that the message failed', async () => {
  server.isUnreachable(openConversation);
  const { user } = await renderApp('/profile/maya');
  await user.click(await screen.findByRole('button', { name: 'Message' }));
  expect((await screen.findAllByText('Failed to send message')).length).toBeGreaterThan(0);
});

test('our own failure is not theirs, and can be tried again', async () => {
  server.refuses(readProfile, 'request.not_found');
  const { user } = await renderApp('/profile/maya');
  await screen.findByRole('heading', { level: 1, name: 'Couldn’t load this profile' });
  server.answers(readProfile, () => maya);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Maya Roux' });
});

test('whoever is signed out is led to the door, and would come back here', async () => {
  server.answers(readMe, () => null);
  const { router } = await renderApp('/profile/maya');
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(router.state.location.search).toBe(`?next=${encodeURIComponent('/profile/maya')}`);
});
