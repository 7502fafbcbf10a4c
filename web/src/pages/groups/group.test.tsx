import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import * as channels from '@firstlight/contract/talk/channels/channels.ts';
import * as messages from '@firstlight/contract/talk/channels/messages.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { changeChannel, createChannel } from '@firstlight/contract/talk/groups/group-channels.ts';
import * as members from '@firstlight/contract/talk/groups/group-members.ts';
import * as groups from '@firstlight/contract/talk/groups/groups.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { message } from '../../testing/channel-message.ts';
import { groupChannel, groupForMember, groupId } from '../../testing/group.ts';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';

const address = `/groups/${groupId}`;
let server: ReturnType<typeof stubServer>;
let group: Group;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const watcher = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', watcher);
  vi.stubGlobal('IntersectionObserver', watcher);
  Element.prototype.scrollTo = () => undefined;
  group = groupForMember();
  server = stubServer();
  server.answers(readMe, () => person());
  server.answers(groups.readGroup, () => group);
  server.answers(groups.listOwnGroups, () => ({ items: [] }));
  server.answers(groups.discoverGroups, () => ({ items: [], next: null }));
  server.answers(channels.readHistory, () => ({
    at: { seq: 1, rev: 1 },
    messages: [message({ seq: 1, text: 'Two screens instead of five.' })],
    hasEarlier: false,
    hasLater: false,
    own: [],
    readSeq: 1,
    can: { write: group.can.write, pin: false, removeOthers: false },
  }));
  server.answers(channels.readChanges, () => ({
    from: { seq: 1, rev: 1 },
    to: { seq: 1, rev: 1 },
    messages: [],
    own: [],
    isToReload: false,
  }));
});

const can = groupForMember().can;
const asOwner = () => {
  group = groupForMember({ role: 'owner', can: { ...can, moderate: true, own: true } });
};
const list = () => screen.findByRole('navigation', { name: 'This group’s channels and pages' });

test('a group opens at its general channel, and the address may name another', async () => {
  const { user, router } = await renderApp(address);
  await screen.findByRole('log', { name: 'Channel general' });
  expect(screen.getByRole('textbox', { name: 'Message #general' })).toBeTruthy();
  await user.click(within(await list()).getByRole('link', { name: 'channel-2' }));
  await screen.findByRole('log', { name: 'Channel channel-2' });
  expect(router.state.location.search).toBe('?channel=channel-2');
});

test('what is unread in a channel is said with its name, and a dot stands where one never was', async () => {
  const fresh = [
    groupChannel(1),
    groupChannel(2, { unread: 9, hasNews: true }),
    groupChannel(3, { unread: null, hasNews: true }),
  ];
  group = groupForMember({ members: { memberCount: 34, isListed: true, askerCount: null, channels: fresh } });
  await renderApp(address);
  const nav = await list();
  expect(within(nav).getByRole('link', { name: 'channel-2 9 unread' })).toBeTruthy();
  expect(within(nav).getByRole('link', { name: 'channel-3 New since you joined' })).toBeTruthy();
});

test('Alt and an arrow change the channel, also out of the field', async () => {
  const { user } = await renderApp(address);
  await user.click(await screen.findByRole('textbox', { name: 'Message #general' }));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByRole('log', { name: 'Channel channel-2' })).toBeTruthy();
});

test('in a frozen group it says who froze it and since when, in place of the field', async () => {
  const by = { username: 'wren', name: 'Wren' };
  group = groupForMember({
    frozen: { since: '2026-11-09T10:00:00.000Z', by, isDecided: false },
    can: { ...can, write: false },
  });
  await renderApp(address);
  expect(await screen.findByText('Frozen by Wren on 9 November 2026')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('whoever is removed while reading keeps nothing of it on the screen', async () => {
  await renderApp(address);
  await screen.findByText('Two screens instead of five.');
  group = groupForMember({
    role: null,
    members: null,
    can: { ...can, write: false, leave: false, join: true },
  });
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('heading', { name: 'You’re no longer in this group' })).toBeTruthy();
  expect(screen.queryByText('Two screens instead of five.')).toBeNull();
});

test('outsiders see the card and the way in', async () => {
  group = groupForMember({
    role: null,
    members: null,
    can: { ...can, write: false, leave: false, join: true },
  });
  await renderApp(address);
  expect(await screen.findByRole('heading', { name: 'Small Shop Tools' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Join Small Shop Tools' })).toBeTruthy();
  expect(screen.queryByRole('log')).toBeNull();
});

test('a group that is not there says so, and one that did not come says that', async () => {
  server.refuses(groups.readGroup, 'groups.not_found');
  await renderApp(address);
  expect(await screen.findByRole('heading', { name: 'Group not found' })).toBeTruthy();
});

test('a moderator names a channel as they would, and it becomes a channel’s name', async () => {
  asOwner();
  server.answers(createChannel, ({ name }) => groupChannel(3, { name }));
  const { user } = await renderApp(address);
  await user.click(within(await list()).getByRole('button', { name: 'New channel' }));
  const dialog = await screen.findByRole('dialog', { name: 'New channel' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Café & Bar');
  await user.click(within(dialog).getByRole('button', { name: 'Create channel' }));
  await waitFor(() =>
    expect(server.requests.find(({ endpoint }) => endpoint === 'groups.createChannel')?.input).toEqual({
      groupId,
      name: 'cafe-bar',
    }),
  );
});

test('a role is given with one press and taken back with Undo; removing asks first', async () => {
  asOwner();
  const roles: string[] = [];
  const removed: string[] = [];
  server.answers(members.listMembers, () => ({
    items: [
      {
        username: 'tom',
        name: 'Tom Adeyemi',
        role: 'member' as const,
        avatar: null,
        joinedOn: '2026-11-01',
        isSelf: false,
        can: { remove: true, changeRole: true },
      },
    ],
    next: null,
  }));
  server.answers(members.changeRole, ({ role }) => {
    roles.push(role);
    return null;
  });
  server.answers(members.removeMember, ({ username }) => {
    removed.push(username);
    return null;
  });
  const { user } = await renderApp(`${address}?view=members`);
  const menu = await screen.findByRole('button', { name: 'More options for Tom Adeyemi' });
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Make a moderator' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(roles).toEqual(['moderator', 'member']));

  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from the group' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Tom Adeyemi?' });
  expect(removed).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(removed).toEqual(['tom']));
});

test('a group is deleted only by whoever types its name, and can be brought back', async () => {
  asOwner();
  server.answers(groups.deleteGroup, () => null);
  const { user, router } = await renderApp(`${address}?view=settings`);
  await user.click(await screen.findByRole('button', { name: 'Delete the group' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Small Shop Tools?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete the group' }));
  expect(server.requests.some(({ endpoint }) => endpoint === 'groups.delete')).toBe(false);
  await user.type(within(dialog).getByRole('textbox'), 'Small Shop Tools');
  await user.click(within(dialog).getByRole('button', { name: 'Delete the group' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/groups'));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('leaving a public group can be taken back with one press', async () => {
  server.answers(members.listMembers, () => ({ items: [], next: null }));
  server.answers(groups.leaveGroup, () => null);
  server.answers(groups.joinGroup, () => group);
  const { user, router } = await renderApp(`${address}?view=members`);
  await user.click(await screen.findByRole('button', { name: 'Leave the group' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(address));
});

test('in a slow channel the field says how long to wait, and keeps what is written until then', async () => {
  group = groupForMember({
    members: {
      memberCount: 34,
      isListed: true,
      askerCount: null,
      channels: [groupChannel(1, { slowSeconds: 10 })],
    },
  });
  const sent: string[] = [];
  server.answers(messages.sendMessage, ({ id, text }) => {
    sent.push(text);
    return message({ seq: sent.length + 1, id, text });
  });
  const { user } = await renderApp(address);
  const field = await screen.findByRole('textbox', { name: 'Message #general' });
  expect(field.getAttribute('aria-describedby')).toBe(
    screen.getByText(/Slow mode: one message every 10 s/).id,
  );
  await user.type(field, 'First.{Enter}Second.{Enter}');
  expect(await screen.findByText(/You can write again in \d+ s/)).toBeTruthy();
  expect([sent, (field as HTMLTextAreaElement).value]).toEqual([['First.'], 'Second.']);
  cleanup();
  await renderApp(address);
  expect(await screen.findByText(/You can write again in \d+ s/)).toBeTruthy();
});

test('what the site says in a channel has no author and no tools, and leads to what it is about', async () => {
  server.answers(channels.readHistory, () => ({
    at: { seq: 1, rev: 1 },
    messages: [message({ seq: 1, author: null, text: null, systemLine: 'round_closed' })],
    hasEarlier: false,
    hasLater: false,
    own: [],
    readSeq: 0,
    can: { write: true, pin: true, removeOthers: true },
  }));
  const { user, router } = await renderApp(address);
  const line = await screen.findByRole('article');
  expect(line.textContent).toMatch(/^A test round has closed\.See the result/);
  expect(screen.getByText(/^1 new since/)).toBeTruthy();
  await user.hover(line);
  expect(within(line).queryAllByRole('button')).toEqual([]);
  await user.click(within(line).getByRole('link', { name: 'See the result' }));
  expect(router.state.location).toMatchObject({ pathname: address, search: '?view=rounds' });
});

test('moderators say how slow a channel is', async () => {
  asOwner();
  const asked: unknown[] = [];
  server.answers(changeChannel, (input) => {
    asked.push(input);
    return null;
  });
  const { user } = await renderApp(`${address}?view=settings`);
  await user.click(await screen.findByRole('button', { name: 'More options for general' }));
  await user.click(await screen.findByRole('menuitemradio', { name: '1 min' }));
  await waitFor(() => expect(asked).toMatchObject([{ slowSeconds: 60 }]));
});

test('a member reports the group from its menu', async () => {
  const { user } = await renderApp(address);
  const nav = await list();
  await user.click(within(nav).getByRole('button', { name: 'More options for Small Shop Tools' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report this group' }));
  expect(await screen.findByRole('dialog', { name: 'Report this group' })).toBeTruthy();
});

test('moderators see in the list how many wait to be let in', async () => {
  asOwner();
  group = { ...group, members: group.members && { ...group.members, askerCount: 3 } };
  await renderApp(address);
  expect(within(await list()).getByRole('link', { name: /^Requests\s*3$/ })).toBeTruthy();
});
