import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { listOwnProjects } from '@firstlight/contract/showcase/projects/projects.ts';
import * as requests from '@firstlight/contract/talk/groups/access-requests.ts';
import * as groups from '@firstlight/contract/talk/groups/groups.ts';
import * as invites from '@firstlight/contract/talk/groups/invites.ts';
import { listSharedProjects } from '@firstlight/contract/talk/groups/shared-projects.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { groupCard, groupForMember, groupId } from '../../testing/group.ts';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';

const code = '7k3mq4xhp2';
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();
const can = groupForMember().can;
const outsider = groupForMember({
  visibility: 'private',
  role: null,
  members: null,
  can: { ...can, write: false, leave: false, ask: true },
});
const moderated = groupForMember({
  role: 'owner',
  can: { ...can, moderate: true, removeMessages: { except: [] }, own: true },
});
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => person());
  server.answers(groups.discoverGroups, () => ({ items: [], next: null }));
  server.answers(groups.listOwnGroups, () => ({ items: [] }));
});

test('a code or a whole link leads to the card behind it, and joining is the reader’s own act', async () => {
  server.answers(invites.readInvite, () => ({
    group: groupCard(),
    grants: 'join' as const,
    invitedBy: { username: 'wren', name: 'Wren' },
    expiresAt: day(7),
  }));
  server.answers(invites.joinByInvite, () => groupForMember());
  server.answers(groups.readGroup, () => groupForMember({ members: null, role: null }));
  const { user, router } = await renderApp('/groups');
  await user.click(await screen.findByRole('button', { name: 'Join with a code' }));
  const field = await screen.findByRole('textbox', { name: 'Invite code or link' });
  await user.type(field, `https://example.org/groups/join/${code.toUpperCase()}{Enter}`);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/groups/join/${code}`));
  expect(await screen.findByText(/Wren invited you/)).toBeTruthy();
  expect(server.requests.some(({ endpoint }) => endpoint === 'groups.joinByInvite')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Join Small Shop Tools' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/groups/${groupId}`));
});

test('a code that does not work says one thing, whatever the cause', async () => {
  server.refuses(invites.readInvite, 'groups.invite_invalid');
  await renderApp(`/groups/join/${code}`);
  expect(await screen.findByRole('heading', { name: 'This invite doesn’t work' })).toBeTruthy();
  expect(screen.getByText('Ask whoever sent it for a new one.')).toBeTruthy();
  expect(screen.queryByText(/isn’t valid/)).toBeNull();
});

test('whoever asks at a private group sees that it waits, and can take it back', async () => {
  let own: requests.OwnAccessRequest | null = null;
  const asked: unknown[] = [];
  server.answers(groups.readGroup, () => outsider);
  server.answers(requests.readOwnRequest, () => ({ request: own }));
  server.answers(requests.askForAccess, (input) => {
    asked.push(input);
    own = { state: 'pending', askedAt: day(0), againAt: day(7) };
    return own;
  });
  server.answers(requests.withdrawRequest, () => {
    own = null;
    return null;
  });
  const { user } = await renderApp(`/groups/${groupId}`);
  await user.type(await screen.findByRole('textbox', { name: /Introduce yourself/ }), 'I make a timer.');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText(/The moderators haven’t answered yet/)).toBeTruthy();
  expect(asked).toEqual([{ groupId, text: 'I make a timer.' }]);
  await user.click(screen.getByRole('button', { name: 'Withdraw request' }));
  expect(await screen.findByRole('button', { name: 'Send request' })).toBeTruthy();
});

test('whoever was declined lately is told from when they may ask again', async () => {
  server.answers(groups.readGroup, () => outsider);
  server.answers(requests.readOwnRequest, () => ({
    request: { state: 'declined' as const, askedAt: day(-2), againAt: day(5) },
  }));
  await renderApp(`/groups/${groupId}`);
  expect(
    await screen.findByText(/The moderators declined your request\. You can ask again from/),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
});

test('a moderator lets somebody in who asked', async () => {
  let waiting: requests.AccessRequest[] = [
    {
      id: '0191a5b0-0000-7000-8000-0000000000f1',
      person: { username: 'salome', name: 'Salomé Petit' },
      text: 'I repair bikes.',
      askedAt: day(-1),
    },
  ];
  const answers: unknown[] = [];
  server.answers(groups.readGroup, () => moderated);
  server.answers(requests.listAccessRequests, () => ({ items: waiting, next: null }));
  server.answers(requests.answerRequest, (input) => {
    answers.push(input.answer);
    waiting = [];
    return null;
  });
  const { user } = await renderApp(`/groups/${groupId}?view=requests`);
  expect(await screen.findByText('I repair bikes.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Accept Salomé Petit' }));
  expect(await screen.findByRole('heading', { name: 'No pending requests' })).toBeTruthy();
  expect(answers).toEqual(['approved']);
});

test('an invite shows its code, can be drawn, and is revoked after a question', async () => {
  let open: invites.Invite[] = [];
  const asked: unknown[] = [];
  server.answers(groups.readGroup, () => moderated);
  server.answers(invites.listInvites, () => ({ items: open, next: null }));
  server.answers(invites.makeInvite, (form) => {
    asked.push(form);
    const made: invites.Invite = {
      id: '0191a5b0-0000-7000-8000-0000000000e1',
      code,
      grants: 'join',
      state: 'open',
      invitee: null,
      madeBy: null,
      madeAt: day(0),
      expiresAt: day(7),
      usesLeft: 12,
      cameBy: { count: 5, people: [] },
    };
    open = [made];
    return made;
  });
  server.answers(invites.revokeInvite, () => {
    open = [];
    return null;
  });
  const { user } = await renderApp(`/groups/${groupId}?view=settings`);
  await user.click(await screen.findByRole('button', { name: 'New invitation' }));
  const form = await screen.findByRole('dialog', { name: 'New invitation' });
  await user.click(within(form).getByRole('combobox', { name: 'How often' }));
  await user.click(await screen.findByRole('option', { name: '5 times' }));
  await user.click(within(form).getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('7K3MQ 4XHP2')).toBeTruthy();
  expect(asked).toMatchObject([{ days: 7, uses: 5 }]);
  expect(screen.getByText(/12 uses left\. 5 people have joined with it\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'QR code', expanded: false }));
  expect(await screen.findByRole('img', { name: 'QR code to join Small Shop Tools' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Revoke 7K3MQ 4XHP2?' });
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText(/No invitations yet/)).toBeTruthy();

  // By name it is theirs alone, and serves once.
  await user.click(await screen.findByRole('button', { name: 'New invitation' }));
  await user.type(await screen.findByRole('textbox', { name: /Username/ }), '@Salome');
  expect(screen.queryByRole('combobox', { name: 'How often' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ days: 7, username: 'salome' }));
});

test('whoever has nothing to share is led to posting a project', async () => {
  server.answers(groups.readGroup, () => moderated);
  server.answers(listSharedProjects, () => ({ items: [], next: null }));
  server.answers(listOwnProjects, () => ({ items: [], next: null }));
  const { user } = await renderApp(`/groups/${groupId}?view=projects`);
  await user.click(await screen.findByRole('button', { name: 'Share a project' }));
  expect(await screen.findByRole('link', { name: 'Post a project' })).toBeTruthy();
});
