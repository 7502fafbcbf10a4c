import * as messages from '@firstlight/contract/talk/channels/messages.ts';
import * as groups from '@firstlight/contract/talk/groups/groups.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { message } from '../../testing/channel-message.ts';
import { groupChannel, groupForMember, groupId } from '../../testing/group.ts';
import { type GroupScene, groupScene, memberCan } from '../../testing/group-scene.ts';
import { renderApp } from '../../testing/render-app.tsx';

const address = `/groups/${groupId}`;
let scene: GroupScene;

beforeEach(() => {
  scene = groupScene();
});

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
  scene.group = groupForMember({
    members: { isListed: true, askerCount: null, typing: { hidden: [] }, channels: fresh },
  });
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
  scene.group = groupForMember({
    frozen: { since: '2026-11-09T10:00:00.000Z', by, isDecided: false },
    can: { ...memberCan, write: false },
  });
  await renderApp(address);
  expect(await screen.findByText('Frozen by Wren on 9 November 2026')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('whoever is removed while reading keeps nothing of it on the screen', async () => {
  await renderApp(address);
  await screen.findByText('Two screens instead of five.');
  scene.group = groupForMember({
    role: null,
    members: null,
    can: { ...memberCan, write: false, leave: false, join: true },
  });
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('heading', { name: 'You’re no longer in this group' })).toBeTruthy();
  expect(screen.queryByText('Two screens instead of five.')).toBeNull();
});

test('outsiders see the card and the way in', async () => {
  scene.group = groupForMember({
    role: null,
    members: null,
    can: { ...memberCan, write: false, leave: false, join: true },
  });
  await renderApp(address);
  expect(await screen.findByRole('heading', { name: 'Small Shop Tools' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Join Small Shop Tools' })).toBeTruthy();
  expect(screen.queryByRole('log')).toBeNull();
});

test('a group that is not there says so', async () => {
  scene.server.refuses(groups.readGroup, 'groups.not_found');
  await renderApp(address);
  expect(await screen.findByRole('heading', { name: 'Group not found' })).toBeTruthy();
});

test('in a slow channel the field says how long to wait, and keeps what is written until then', async () => {
  scene.group = groupForMember({
    members: {
      isListed: true,
      askerCount: null,
      typing: { hidden: [] },
      channels: [groupChannel(1, { slowSeconds: 10 })],
    },
  });
  const sent: string[] = [];
  scene.server.answers(messages.sendMessage, ({ id, text }) => {
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

test('a member reports the group from its menu', async () => {
  const { user } = await renderApp(address);
  const nav = await list();
  await user.click(within(nav).getByRole('button', { name: 'More options for Small Shop Tools' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report this group' }));
  expect(await screen.findByRole('dialog', { name: 'Report this group' })).toBeTruthy();
});
