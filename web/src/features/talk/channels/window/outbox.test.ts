import { sendMessage } from '@firstlight/contract/talk/channels/messages.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { settleDrafts } from '../../../../lib/session/settle-drafts.ts';
import { message } from '../../../../testing/channel-message.ts';
import { stubServer } from '../../../../testing/stub-server.ts';
import { createOutbox } from './outbox.ts';
import { readUnsent } from './unsent.ts';

const listeners = () => ({ changed: vi.fn(), sent: vi.fn(), refused: vi.fn() });
const asked = () => server.requests.length;
let server: ReturnType<typeof stubServer>;
let channelId: string;
let places = 0;

/** Written in a train, and the channel left again. */
beforeEach(async () => {
  places += 1;
  channelId = `0191a5b0-0000-7000-8000-0000000000a${places}`;
  server = stubServer();
  server.refuses(sendMessage, 'request.too_many', { retryAfterSeconds: 1 });
  const outbox = createOutbox(channelId, listeners());
  outbox.add('From the train');
  outbox.add('And another thing');
  await vi.waitFor(() => expect(asked()).toBe(1));
  outbox.close();
});

test('what waits when the channel is left goes on its own, in its order', async () => {
  const sent: string[] = [];
  server.answers(sendMessage, ({ id, text }) => {
    sent.push(text);
    return message({ seq: 3, id, text });
  });
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(readUnsent(channelId)).toEqual([]));
  expect(sent).toEqual(['From the train', 'And another thing']);
});

test('whoever comes back finds it there, and nothing goes twice', async () => {
  const heard = listeners();
  const again = createOutbox(channelId, heard);
  expect(again.unsent()).toHaveLength(2);
  await vi.waitFor(() => expect(asked()).toBe(2));
  server.answers(sendMessage, ({ id, text }) => message({ seq: 3, id, text }));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(again.unsent()).toEqual([]));
  expect(heard.sent).toHaveBeenCalledTimes(2);
  expect(asked()).toBe(4);
});

test('what fails while nobody is there to be told waits, and goes when its author comes back', async () => {
  server.refuses(sendMessage, 'request.unexpected');
  const online = () => dispatchEvent(new Event('online'));
  // Two tries more, without their pauses.
  for (const times of [2, 3]) {
    online();
    await vi.waitFor(() => expect(asked()).toBe(times));
  }
  expect(readUnsent(channelId).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  server.answers(sendMessage, ({ id, text }) => message({ seq: 3, id, text }));
  const heard = listeners();
  const again = createOutbox(channelId, heard);
  await vi.waitFor(() => expect(again.unsent()).toEqual([]));
  expect(heard.refused).not.toHaveBeenCalled();
  expect(heard.sent).toHaveBeenCalledTimes(2);
});

test('what was forgotten with its author’s session does not go any more', async () => {
  settleDrafts(null);
  const sent: string[] = [];
  server.answers(sendMessage, ({ id, text }) => {
    sent.push(text);
    return message({ seq: 3, id, text });
  });
  dispatchEvent(new Event('online'));
  const next = createOutbox(channelId, listeners());
  expect(next.unsent()).toEqual([]);
  next.add('Somebody else’s');
  await vi.waitFor(() => expect(readUnsent(channelId)).toEqual([]));
  expect(sent).toEqual(['Somebody else’s']);
});
