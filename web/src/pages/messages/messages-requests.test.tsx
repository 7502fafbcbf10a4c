import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import * as conversations from '@firstlight/contract/talk/conversations/conversations.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';

const id = '0191a5b0-0000-7000-8000-0000000000d1';
let server: ReturnType<typeof stubServer>;
let one: conversations.Conversation;
let isDeleted: boolean;

beforeEach(() => {
  isDeleted = false;
  one = {
    id,
    channelId: '0191a5b0-0000-7000-8000-0000000000c1',
    partner: { username: 'tom', name: 'Tom Adeyemi', avatar: null },
    isBlocked: false,
    isRequest: true,
    isRevealed: false,
    isMuted: false,
    unread: 1,
    latest: { isOwn: false, excerpt: 'Thursday after closing?', sentAt: '2026-11-16T09:02:00.000Z' },
    can: { write: true, block: true },
  };
  server = stubServer();
  server.answers(readMe, () => person());
  server.answers(conversations.countUnread, () => ({ conversations: 0, requests: 1 }));
  vi.stubGlobal('fetch', withBoxes(fetch));
});

/** The stub does not tell the boxes apart. */
function withBoxes(plain: typeof fetch) {
  return (where: string, init: RequestInit) => {
    if (!where.startsWith('/api/conversations?box=')) return plain(where, init);
    const isHere = !isDeleted && where.includes('requests') === one.isRequest;
    return Promise.resolve(Response.json({ items: isHere ? [one] : [], next: null }));
  };
}

test('a stranger’s request is folded until one looks, and accepted with one press', async () => {
  const accepted: unknown[] = [];
  server.answers(conversations.acceptRequest, (input) => {
    accepted.push(input);
    one = { ...one, isRequest: false };
    return null;
  });
  const { user } = await renderApp('/messages');
  const fold = await screen.findByRole('button', { name: /1 request/, expanded: false });
  await user.click(fold);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Requests' })).toBeNull());
  expect(accepted).toEqual([{ conversationId: id }]);
});

test('a stranger’s request is deleted with one press, and can be brought back', async () => {
  const done: unknown[] = [];
  server.answers(conversations.deleteRequest, (input) => {
    done.push(input);
    isDeleted = input.isDeleted;
    return null;
  });
  const { user } = await renderApp('/messages');
  await user.click(await screen.findByRole('button', { name: /1 request/, expanded: false }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  // At once: what offers it goes by itself, while a slow machine still draws the list anew.
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('region', { name: 'Requests' })).toBeTruthy();
  expect(done).toEqual([
    { conversationId: id, isDeleted: true },
    { conversationId: id, isDeleted: false },
  ]);
});
