import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { blockPerson } from '@firstlight/contract/people/blocks/blocks.ts';
import * as channels from '@firstlight/contract/talk/channels/channels.ts';
import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import * as messages from '@firstlight/contract/talk/channels/messages.ts';
import * as conversations from '@firstlight/contract/talk/conversations/conversations.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { message } from '../../testing/channel-message.ts';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';

const id = '0191a5b0-0000-7000-8000-0000000000d1';
const channelId = '0191a5b0-0000-7000-8000-0000000000c1';
const address = `/messages/${id}`;
const me = { username: 'maya', name: 'Maya Lindqvist', avatar: null };
let server: ReturnType<typeof stubServer>;
let rows: Message[];
let one: conversations.Conversation;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = () => undefined;
  one = {
    id,
    channelId,
    partner: { username: 'tom', name: 'Tom Adeyemi', avatar: null },
    isBlocked: false,
    isRequest: false,
    isRevealed: false,
    isMuted: false,
    unread: 2,
    latest: { isOwn: false, excerpt: 'Thursday after closing?', sentAt: '2026-11-16T09:02:00.000Z' },
    can: { write: true, block: true },
  };
  rows = [
    message({ seq: 1, text: 'Have you seen https://example.org?' }),
    message({ seq: 2, rev: 2, author: me, text: 'Not yet' }),
  ];
  server = stubServer();
  server.answers(readMe, () => person());
  server.answers(conversations.listConversations, () => ({ items: one.isRequest ? [] : [one], next: null }));
  server.answers(conversations.countUnread, () => ({ conversations: 1, requests: 0 }));
  server.answers(conversations.readConversation, () => one);
  const at = () => ({ seq: rows.length, rev: Math.max(...rows.map(({ rev }) => rev)) });
  server.answers(channels.readHistory, () => ({
    at: at(),
    messages: rows,
    hasEarlier: false,
    hasLater: false,
    own: [],
    readSeq: 2,
    can: { write: true, pin: true },
  }));
  server.answers(channels.readChanges, () => ({
    from: { seq: 0, rev: 0 },
    to: at(),
    messages: rows,
    own: [],
    isToReload: false,
  }));
});

const log = () => screen.findByRole('log', { name: 'Conversation with Tom Adeyemi' });

test('the list says who wrote last and how much is unread, and leads to the conversation', async () => {
  const { user, router } = await renderApp('/messages');
  const row = await screen.findByRole('link', { name: /Tom Adeyemi.*Thursday after closing\?.*2 unread/ });
  await user.click(row);
  await log();
  expect(router.state.location.pathname).toBe(address);
  expect(screen.getByRole('heading', { level: 2, name: 'Tom Adeyemi' })).toBeTruthy();
});

test('nobody yet: it says how to begin', async () => {
  server.answers(conversations.listConversations, () => ({ items: [], next: null }));
  await renderApp('/messages');
  expect(await screen.findByRole('heading', { name: 'No conversations yet' })).toBeTruthy();
  expect(screen.queryByText('Choose a conversation to read it here.')).toBeNull();
});

test('addresses are links that vouch for nothing', async () => {
  await renderApp(address);
  const link = within(await log()).getByRole('link', { name: 'https://example.org' });
  expect(link.getAttribute('rel')).toBe('noopener noreferrer ugc nofollow');
});

test('Enter sends, the words stand there at once, and Shift breaks the line', async () => {
  const answer = Promise.withResolvers<void>();
  server.answers(messages.sendMessage, async ({ id: own, text }) => {
    await answer.promise;
    rows = [...rows, message({ seq: 3, rev: 3, id: own, text, author: me })];
    return rows[2] as Message;
  });
  const { user } = await renderApp(address);
  await log();
  const field = screen.getByRole('textbox', { name: 'Message Tom Adeyemi' });
  await user.type(field, 'First{Shift>}{Enter}{/Shift}second{Enter}');
  expect(within(await log()).getByText(/First\s+second/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Waiting to be sent' })).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('');
  answer.resolve();
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Waiting to be sent' })).toBeNull());
  expect(within(await log()).getAllByText(/First\s+second/)).toHaveLength(1);
});

test('what failed can be tried again, and may be deleted', async () => {
  server.refuses(messages.sendMessage, 'request.not_found');
  const { user } = await renderApp(address);
  await log();
  await user.type(screen.getByRole('textbox', { name: 'Message Tom Adeyemi' }), 'Lost?{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Unable to send the message');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.queryByText('Lost?')).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('unsent'))).toEqual([]);
});

test('what was begun is still there, and too much is explained', async () => {
  const first = await renderApp(address);
  await log();
  await first.user.type(screen.getByRole('textbox', { name: 'Message Tom Adeyemi' }), 'Half a thou');
  expect(localStorage.getItem(`message-draft:${channelId}`)).toBe('Half a thou');
  localStorage.setItem(`message-draft:${channelId}`, 'a'.repeat(2003));
  document.body.replaceChildren();
  const { user } = await renderApp(address);
  await log();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('alert').textContent).toBe('That’s 3 characters too many.');
});

test('the keyboard walks the log: R replies, E edits, Delete removes with a way back', async () => {
  const sent: unknown[] = [];
  server.answers(messages.sendMessage, (input) => {
    sent.push(input.replyTo);
    return message({ seq: 3, rev: 3, id: input.id, text: input.text, author: me });
  });
  server.answers(messages.editMessage, ({ text }) => {
    rows = rows.map((row) => (row.seq === 2 ? { ...row, text, rev: 4, isEdited: true } : row));
    return rows[1] as Message;
  });
  server.answers(messages.removeMessage, () => {
    rows = rows.map((row) =>
      row.seq === 2 ? { ...row, text: null, rev: 5, removedBy: 'author' as const } : row,
    );
    return null;
  });
  server.answers(messages.restoreMessage, () => {
    rows = rows.map((row) => (row.seq === 2 ? { ...row, text: 'Now I have', rev: 6, removedBy: null } : row));
    return rows[1] as Message;
  });
  const { user } = await renderApp(address);
  const own = within(await log())
    .getByText('Not yet')
    .closest('article') as HTMLElement;
  own.focus();
  await user.keyboard('{ArrowUp}r');
  await user.keyboard('Looking now{Enter}');
  await waitFor(() => expect(sent).toEqual([1]));

  own.focus();
  await user.keyboard('e');
  const editor = await screen.findByRole('textbox', { name: 'Edit your message' });
  await user.clear(editor);
  await user.type(editor, 'Now I have{Enter}');
  expect(await screen.findByText('(edited)')).toBeTruthy();

  (
    within(await log())
      .getByText('Now I have')
      .closest('article') as HTMLElement
  ).focus();
  await user.keyboard('{Delete}');
  expect(await screen.findByText('You deleted a message')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Now I have')).toBeTruthy();
});

test('↑ in the empty field edits one’s last message, and a refused edit keeps its words', async () => {
  server.refuses(messages.editMessage, 'conversations.cannot_write');
  const { user } = await renderApp(address);
  await log();
  await user.click(screen.getByRole('textbox', { name: 'Message Tom Adeyemi' }));
  await user.keyboard('{ArrowUp}');
  const editor = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit your message' });
  await user.type(editor, ', sorry{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Unable to edit the message\./);
  expect(editor.value).toBe('Not yet, sorry');
});

test('an edit that failed twice is reported once, and no longer after it succeeded', async () => {
  server.isUnreachable(messages.editMessage);
  const { user } = await renderApp(address);
  await log();
  await user.click(screen.getByRole('textbox', { name: 'Message Tom Adeyemi' }));
  await user.keyboard('{ArrowUp}');
  await user.type(await screen.findByRole('textbox', { name: 'Edit your message' }), ', sorry{Enter}');
  await screen.findByRole('alert');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByText(/Unable to edit the message/)).toHaveLength(1));
  server.answers(messages.editMessage, ({ text }) => message({ seq: 1, rev: 9, text }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText(/Unable to edit the message/)).toBeNull());
});

test('a conversation is muted and unmuted from its menu, and its row says so', async () => {
  server.answers(conversations.muteConversation, ({ isMuted }) => {
    one = { ...one, isMuted };
    return null;
  });
  const { user } = await renderApp(address);
  await log();
  await user.click(screen.getByRole('button', { name: 'More options for Tom Adeyemi' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mute conversation' }));
  expect(await screen.findByRole('link', { name: /Tom Adeyemi.*Muted.*2 unread/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'More options for Tom Adeyemi' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unmute conversation' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Tom Adeyemi.*Muted/ })).toBeNull());
});

test('whom one blocks one does not write to, until one takes it back', async () => {
  server.answers(blockPerson, () => {
    one = { ...one, isBlocked: true, can: { ...one.can, write: false } };
    return null;
  });
  const { user } = await renderApp(address);
  await log();
  await user.click(screen.getByRole('button', { name: 'More options for Tom Adeyemi' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Block Tom Adeyemi' }));
  expect(await screen.findByRole('button', { name: 'Unblock' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Message Tom Adeyemi' })).toBeNull();
});

test('somebody who left can be read and not written to', async () => {
  one = { ...one, partner: null, can: { write: false, block: false } };
  await renderApp(address);
  expect(await screen.findByText('You can’t write in this conversation any more.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Deleted account' })).toBeTruthy();
});

test('a conversation that is not one’s own is not there', async () => {
  server.refuses(conversations.readConversation, 'conversations.not_found');
  await renderApp(address);
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this conversation' })).toBeTruthy();
});

test('the title of the window says how many wait', async () => {
  await renderApp('/messages');
  await waitFor(() => expect(document.title).toBe('(1) Messages · Firstlight'));
});
