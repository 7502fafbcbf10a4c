import { readChanges, readHistory } from '@firstlight/contract/talk/channels/channels.ts';
import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import { sendMessage } from '@firstlight/contract/talk/channels/messages.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { message } from '../../../../testing/channel-message.ts';
import { stubServer } from '../../../../testing/stub-server.ts';
import { openChannel } from './channel-store.ts';
import { readUnsent } from './unsent.ts';

const channelId = '0191a5b0-0000-7000-8000-0000000000c1';
const can = { write: true, pin: true };
let server: ReturnType<typeof stubServer>;
let rows: Message[];
const at = () => ({ seq: rows.length, rev: rows.length });

beforeEach(() => {
  server = stubServer();
  rows = [message({ seq: 1 }), message({ seq: 2 })];
  server.answers(readHistory, () => ({
    at: at(),
    messages: rows,
    hasEarlier: false,
    hasLater: false,
    own: [],
    readSeq: 1,
    can,
  }));
  server.answers(readChanges, () => ({
    from: { seq: 0, rev: 0 },
    to: at(),
    messages: rows,
    own: [],
    isToReload: false,
  }));
});

async function opened(onRefused = () => undefined) {
  const store = openChannel(channelId, onRefused);
  await vi.waitFor(() => expect(store.state().window ?? store.state().failed).toBeDefined());
  return store;
}

const seqs = (store: ReturnType<typeof openChannel>) => store.state().window?.messages.map(({ seq }) => seq);
const asked = (name: string) => server.requests.filter(({ endpoint }) => endpoint === name).length;

test('a frame that follows is taken; after a gap, what is missing is asked for', async () => {
  const store = await opened();
  rows.push(message({ seq: 3 }));
  store.hear({ from: { seq: 2, rev: 2 }, to: at(), messages: rows.slice(2) });
  expect(seqs(store)).toEqual([1, 2, 3]);
  expect(asked(readChanges.name)).toBe(0);
  rows.push(message({ seq: 4 }), message({ seq: 5 }));
  store.hear({ from: { seq: 4, rev: 4 }, to: at(), messages: rows.slice(4) });
  await vi.waitFor(() => expect(seqs(store)).toEqual([1, 2, 3, 4, 5]));
  expect(asked(readChanges.name)).toBe(1);
});

test('whoever asks while an answer is under way is answered by one more, however many ask', async () => {
  const store = await opened();
  await Promise.all([store.catchUp(), store.catchUp(), store.catchUp()]);
  expect(asked(readChanges.name)).toBe(2);
});

test('messages go one after the other, and what was refused holds back what follows', async () => {
  const refused = vi.fn(() => undefined);
  const store = await opened(refused);
  server.refuses(sendMessage, 'conversations.cannot_write');
  store.send('One');
  store.send('Two');
  await vi.waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
  expect(store.state().unsent.map(({ text, state }) => `${text} ${state}`)).toEqual([
    'One failed',
    'Two failed',
  ]);
  expect(asked(sendMessage.name)).toBe(1);

  const sent: string[] = [];
  server.answers(sendMessage, ({ id, text }) => {
    sent.push(text);
    rows.push(message({ seq: rows.length + 1, id, text }));
    return rows.at(-1) as Message;
  });
  store.tryAgain();
  await vi.waitFor(() => expect(store.state().unsent).toEqual([]));
  expect(sent).toEqual(['One', 'Two']);
  expect(seqs(store)).toEqual([1, 2, 3, 4]);
});

test('without a network they wait, survive a reload, and go when it is back', async () => {
  const store = await opened();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.isUnreachable(sendMessage);
  store.send('From the train', 2);
  await vi.waitFor(() => expect(asked(sendMessage.name)).toBe(1));
  store.close();
  expect(readUnsent(channelId)).toMatchObject([{ text: 'From the train', replyTo: 2, state: 'waiting' }]);
  const { id } = store.state().unsent[0] ?? { id: '' };

  const later = await opened();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  server.answers(sendMessage, (input) => message({ seq: 3, id: input.id, text: input.text }));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(later.state().unsent).toEqual([]));
  expect(later.state().window?.messages.at(-1)?.id).toBe(id);
  expect(readUnsent(channelId)).toEqual([]);
});

test('over a limit a message waits as long as the server asks, and goes by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const store = await opened();
  server.refuses(sendMessage, 'request.too_many', { retryAfterSeconds: 30 });
  store.send('Too quick');
  await vi.waitFor(() => expect(asked(sendMessage.name)).toBe(1));
  expect(store.state().unsent[0]?.state).toBe('waiting');
  server.answers(sendMessage, ({ id, text }) => message({ seq: 3, id, text }));
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.waitFor(() => expect(store.state().unsent).toEqual([]));
});

test('whoever may not be there any more keeps nothing of it', async () => {
  const store = await opened();
  server.refuses(sendMessage, 'conversations.cannot_write');
  store.send('Still here?');
  await vi.waitFor(() => expect(store.state().unsent[0]?.state).toBe('failed'));
  server.refuses(readChanges, 'channels.not_found');
  await store.catchUp();
  expect(store.state()).toMatchObject({ isClosed: true, unsent: [] });
  expect(store.state().window).toBeUndefined();
  expect(readUnsent(channelId)).toEqual([]);
});

test('it is opened where the reader stopped, also further back than a page', async () => {
  const places: string[] = [];
  const old = { at: { seq: 90, rev: 90 }, hasEarlier: true, own: [], readSeq: 12, can };
  vi.stubGlobal('fetch', async (address: string) => {
    places.push(new URL(address, 'http://localhost').search);
    const messages = address.includes('around') ? [message({ seq: 13 })] : [message({ seq: 90 })];
    return Response.json({ ...old, messages, hasLater: address.includes('around') });
  });
  const store = await opened();
  expect(places).toEqual(['', '?around=13']);
  expect(seqs(store)).toEqual([13]);
});
