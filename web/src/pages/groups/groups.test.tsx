import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import * as groups from '@firstlight/contract/talk/groups/groups.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { groupCard, groupForMember, groupId } from '../../testing/group.ts';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';

let server: ReturnType<typeof stubServer>;
const own = {
  id: groupId,
  name: 'Small Shop Tools',
  visibility: 'public' as const,
  role: 'member' as const,
  isFrozen: false,
  deletedUntil: null,
  unread: 26,
  hasNews: true,
  mentions: 0,
};

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => person());
  server.answers(groups.discoverGroups, () => ({ items: [groupCard()], next: null }));
  server.answers(groups.listOwnGroups, () => ({ items: [] }));
  server.answers(groups.readGroup, () => groupForMember());
});

test('Discover shows the number of members, and joining leads into the group', async () => {
  server.answers(groups.joinGroup, () => groupForMember());
  const { user, router } = await renderApp('/groups');
  const list = await screen.findByRole('list', { name: 'Discover' });
  expect(within(list).getByText(/34 members · Local, Food/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Join Small Shop Tools' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/groups/${groupId}`));
});

test('a group that cannot be joined says so, and one stays on the list', async () => {
  server.refuses(groups.joinGroup, 'groups.too_many');
  const { user, router } = await renderApp('/groups');
  await user.click(await screen.findByRole('button', { name: 'Join Small Shop Tools' }));
  await screen.findAllByText('Unable to join group');
  expect(router.state.location.pathname).toBe('/groups');
});

test('My groups says what is unread in each', async () => {
  server.answers(groups.listOwnGroups, () => ({ items: [own] }));
  const { user } = await renderApp('/groups');
  await user.click(await screen.findByRole('tab', { name: /My groups/ }));
  expect(await screen.findByRole('link', { name: /Small Shop Tools.*26 new/ })).toBeTruthy();
});

test('whoever is in no group is led to Discover', async () => {
  await renderApp('/groups?tab=mine');
  expect(await screen.findByRole('heading', { name: 'You haven’t joined a group yet' })).toBeTruthy();
});

test('a group without a name is not sent, and the message is the one of the product', async () => {
  const { user } = await renderApp('/groups?create');
  const dialog = await screen.findByRole('dialog', { name: 'Create a group' });
  await user.click(within(dialog).getByRole('button', { name: 'Create group' }));
  expect(await within(dialog).findByText('Group name is required')).toBeTruthy();
  expect(server.requests.filter(({ endpoint }) => endpoint === 'groups.create')).toEqual([]);
});

test('a refused group keeps what was typed, and the same form again is the same attempt', async () => {
  server.refuses(groups.createGroup, 'groups.too_many');
  const { user, router } = await renderApp('/groups?create=food');
  const dialog = await screen.findByRole('dialog', { name: 'Create a group' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Small Shop Tools');
  await user.click(within(dialog).getByRole('button', { name: 'Create group' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Failed to create group');
  server.answers(groups.createGroup, () => groupForMember());
  await user.click(within(dialog).getByRole('button', { name: 'Create group' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/groups/${groupId}`));
  const sent = server.requests.filter(({ endpoint }) => endpoint === 'groups.create');
  expect(sent.map(({ input }) => input)[0]).toMatchObject({ name: 'Small Shop Tools', categories: ['food'] });
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

test('a list that did not come says so in the words of the product', async () => {
  server.isUnreachable(groups.discoverGroups);
  await renderApp('/groups');
  expect(await screen.findByRole('heading', { name: 'Unable to load groups' })).toBeTruthy();
});

test('whoever is signed out and wants to make a group reads why they are at the door', async () => {
  server.answers(readMe, () => null);
  const { router } = await renderApp('/groups?create');
  expect(await screen.findByText('You must be logged in to create a group')).toBeTruthy();
  expect(router.state.location.search).toBe('?next=%2Fgroups%3Fcreate');
});
