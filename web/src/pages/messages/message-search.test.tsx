import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import * as channels from '@firstlight/contract/talk/channels/channels.ts';
import { type FoundMessage, searchConversations } from '@firstlight/contract/talk/channels/message-search.ts';
import * as conversations from '@firstlight/contract/talk/conversations/conversations.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { message } from '../../testing/channel-message.ts';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';

const id = '0191a5b0-0000-7000-8000-0000000000d1';
const channelId = '0191a5b0-0000-7000-8000-0000000000c1';
const partner = { username: 'tom', name: 'Tom Adeyemi', avatar: null };
let server: ReturnType<typeof stubServer>;
let asked: { words: string; after?: string | undefined }[];
let pages: number;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', observer);
  vi.stubGlobal('IntersectionObserver', observer);
  Element.prototype.scrollTo = () => undefined;
  asked = [];
  pages = 0;
  const one = {
    id,
    channelId,
    partner,
    isBlocked: false,
    isRequest: false,
    isRevealed: false,
    isMuted: false,
    unread: 0,
    latest: null,
    can: { write: true, block: true },
  };
  server = stubServer();
  server.answers(readMe, () => person());
  server.answers(conversations.listConversations, () => ({ items: [one], next: null }));
  server.answers(conversations.countUnread, () => ({ conversations: 0, requests: 0 }));
  server.answers(conversations.readConversation, () => one);
  // The end of the log first, then what lies around the message that was asked for.
  server.answers(channels.readHistory, () => {
    pages += 1;
    const isAround = pages > 1;
    return {
      at: { seq: 900, rev: 900 },
      messages: isAround
        ? [message({ seq: 7, text: 'The tip jar' })]
        : [message({ seq: 900, rev: 900, text: 'Lately' })],
      hasEarlier: true,
      hasLater: isAround,
      own: [],
      readSeq: 900,
      can: { write: true, pin: true },
    };
  });
  server.answers(channels.readChanges, () => ({
    from: { seq: 900, rev: 900 },
    to: { seq: 900, rev: 900 },
    messages: [],
    own: [],
    isToReload: false,
  }));
});

const hit = (seq: number, traits: Partial<FoundMessage> = {}) => ({
  channelId,
  seq,
  author: partner,
  sentAt: '2026-11-16T09:02:00.000Z',
  isBlocked: false,
  parts: [
    { text: 'The ', isFound: false },
    { text: 'tip', isFound: true },
    { text: ' jar', isFound: false },
  ],
  conversationId: id,
  partner,
  ...traits,
});

async function open(typed: string) {
  const { user } = await renderApp('/messages');
  await user.click(await screen.findByRole('button', { name: 'Search your messages' }));
  const dialog = await screen.findByRole('dialog', { name: 'Search your messages' });
  await user.type(
    await within(dialog).findByRole('searchbox', { name: 'Words to look for' }),
    `${typed}{Enter}`,
  );
  return { user, dialog };
}

test('what was found is marked, reached by the arrows, and leads to its place in the log', async () => {
  server.answers(searchConversations, (input) => {
    asked.push(input);
    return { items: [hit(7), hit(3, { isBlocked: true, parts: [] })], next: null };
  });
  const { user, dialog } = await open('tip');
  const rows = await within(dialog).findAllByRole('link');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('The tip jar'),
    expect.stringContaining('Message from someone you blocked'),
  ]);
  expect(rows[0]?.querySelector('mark')?.textContent).toBe('tip');
  expect(asked).toEqual([{ words: 'tip' }]);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement).toBe(rows[0]);
  await user.keyboard('{Enter}');
  const log = await screen.findByRole('log', { name: 'Conversation with Tom Adeyemi' });
  await within(log).findByText('The tip jar');
  expect(pages).toBe(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect((document.activeElement as HTMLElement).dataset['seq']).toBe('7'));
});

test('where nothing was found yet there is more to look through, and in the end it says so', async () => {
  server.answers(searchConversations, (input) => {
    asked.push(input);
    return { items: [], next: input.after ? null : 'further' };
  });
  const { user, dialog } = await open('pelican');
  await within(dialog).findByText('Nothing for “pelican” so far.');
  await user.click(within(dialog).getByRole('button', { name: 'Look further back' }));
  await within(dialog).findByText('Nothing for “pelican”.');
  expect(asked.map(({ after }) => after)).toEqual([undefined, 'further']);
});

test('a search that fails can be tried again', async () => {
  server.isUnreachable(searchConversations);
  const { user, dialog } = await open('tip');
  await within(dialog).findByText('Couldn’t search the messages');
  server.answers(searchConversations, () => ({ items: [hit(7)], next: null }));
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await within(dialog).findByRole('link');
});
