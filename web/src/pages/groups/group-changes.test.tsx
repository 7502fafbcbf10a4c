import * as channels from '@firstlight/contract/talk/channels/channels.ts';
import * as messages from '@firstlight/contract/talk/channels/messages.ts';
import { changeChannel, createChannel } from '@firstlight/contract/talk/groups/group-channels.ts';
import * as members from '@firstlight/contract/talk/groups/group-members.ts';
import * as groups from '@firstlight/contract/talk/groups/groups.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { message } from '../../testing/channel-message.ts';
import { groupChannel, groupId } from '../../testing/group.ts';
import { type GroupScene, groupScene, ownGroup } from '../../testing/group-scene.ts';
import { renderApp } from '../../testing/render-app.tsx';

const address = `/groups/${groupId}`;
let scene: GroupScene;

beforeEach(() => {
  scene = groupScene();
});

const list = () => screen.findByRole('navigation', { name: 'This group’s channels and pages' });

test('a moderator names a channel as they would, and it becomes a channel’s name', async () => {
  scene.group = ownGroup();
  scene.server.answers(createChannel, ({ name }) => groupChannel(3, { name }));
  const { user } = await renderApp(address);
  await user.click(within(await list()).getByRole('button', { name: 'New channel' }));
  const dialog = await screen.findByRole('dialog', { name: 'New channel' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Café & Bar');
  await user.click(within(dialog).getByRole('button', { name: 'Create channel' }));
  await waitFor(() =>
    expect(scene.server.requests.find(({ endpoint }) => endpoint === 'groups.createChannel')?.input).toEqual({
      groupId,
      name: 'cafe-bar',
    }),
  );
});

test('a role is given with one press and taken back with Undo; removing asks first', async () => {
  scene.group = ownGroup();
  const roles: string[] = [];
  const removed: string[] = [];
  scene.server.answers(members.listMembers, () => ({
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
  scene.server.answers(members.changeRole, ({ role }) => {
    roles.push(role);
    return null;
  });
  scene.server.answers(members.removeMember, ({ username }) => {
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
  scene.group = ownGroup();
  scene.server.answers(groups.deleteGroup, () => null);
  const { user, router } = await renderApp(`${address}?view=settings`);
  await user.click(await screen.findByRole('button', { name: 'Delete the group' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Small Shop Tools?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete the group' }));
  expect(scene.server.requests.some(({ endpoint }) => endpoint === 'groups.delete')).toBe(false);
  await user.type(within(dialog).getByRole('textbox'), 'Small Shop Tools');
  await user.click(within(dialog).getByRole('button', { name: 'Delete the group' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/groups'));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('leaving a public group can be taken back with one press', async () => {
  scene.server.answers(members.listMembers, () => ({ items: [], next: null }));
  scene.server.answers(groups.leaveGroup, () => null);
  scene.server.answers(groups.joinGroup, () => scene.group);
  const { user, router } = await renderApp(`${address}?view=members`);
  await user.click(await screen.findByRole('button', { name: 'Leave the group' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(address));
});

test('moderators say how slow a channel is', async () => {
  scene.group = ownGroup();
  const asked: unknown[] = [];
  scene.server.answers(changeChannel, (input) => {
    asked.push(input);
    return null;
  });
  const { user } = await renderApp(`${address}?view=settings`);
  await user.click(await screen.findByRole('button', { name: 'More options for general' }));
  await user.click(await screen.findByRole('menuitemradio', { name: '1 min' }));
  await waitFor(() => expect(asked).toMatchObject([{ slowSeconds: 60 }]));
});

test('moderators see in the list how many wait to be let in', async () => {
  scene.group = ownGroup();
  scene.group = { ...scene.group, members: scene.group.members && { ...scene.group.members, askerCount: 3 } };
  await renderApp(address);
  expect(within(await list()).getByRole('link', { name: /^Requests\s*3$/ })).toBeTruthy();
});

test('a group that could not be deleted says so and is still there', async () => {
  scene.group = ownGroup();
  scene.server.isUnreachable(groups.deleteGroup);
  const { user, router } = await renderApp(`${address}?view=settings`);
  await user.click(await screen.findByRole('button', { name: 'Delete the group' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Small Shop Tools?' });
  await user.type(within(dialog).getByRole('textbox'), 'Small Shop Tools');
  await user.click(within(dialog).getByRole('button', { name: 'Delete the group' }));
  expect((await screen.findAllByText('Failed to delete group')).length).toBeGreaterThan(0);
  expect(router.state.location.pathname).toBe(address);
});

test('whoever could not leave a group is told so and stays in it', async () => {
  scene.server.answers(members.listMembers, () => ({ items: [], next: null }));
  scene.server.isUnreachable(groups.leaveGroup);
  const { user, router } = await renderApp(`${address}?view=members`);
  await user.click(await screen.findByRole('button', { name: 'Leave the group' }));
  expect((await screen.findAllByText('Unable to leave group')).length).toBeGreaterThan(0);
  expect(router.state.location.pathname).toBe(address);
});

test('a group that did not come says so, and can be asked for again', async () => {
  scene.server.isUnreachable(groups.readGroup);
  await renderApp(address);
  expect(await screen.findByRole('heading', { name: 'Unable to load group data' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a message that could not be deleted stays, and says so', async () => {
  const author = { username: 'maya', name: 'Maya Roux', avatar: null };
  scene.server.answers(channels.readHistory, () => ({
    at: { seq: 1, rev: 1 },
    messages: [message({ seq: 1, author, text: 'Two screens instead of five.' })],
    hasEarlier: false,
    hasLater: false,
    own: [],
    readSeq: 1,
    can: { write: true, pin: false },
  }));
  scene.server.isUnreachable(messages.removeMessage);
  const { user } = await renderApp(address);
  const own = (await screen.findByText('Two screens instead of five.')).closest('article') as HTMLElement;
  own.focus();
  await user.keyboard('{Delete}');
  expect((await screen.findAllByText('Unable to delete the message')).length).toBeGreaterThan(0);
  expect(screen.getByText('Two screens instead of five.')).toBeTruthy();
});
