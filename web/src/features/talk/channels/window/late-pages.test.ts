import { expect, test, vi } from 'vitest';
import { message } from '../../../../testing/channel-message.ts';
import { openChannel } from './channel-store.ts';

const channelId = '0191a5b0-0000-7000-8000-0000000000c1';

/** A channel of so many messages whose answers come when the test says so. */
function slowServer(count: number) {
  const waiting = new Map<string, () => void>();
  const rows = Array.from({ length: count }, (_, index) => message({ seq: index + 1 }));
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const asked = `${pathname.split('/').at(-1)}?${searchParams}`;
    const answer = answerTo(pathname, searchParams);
    await new Promise<void>((resolve) => waiting.set(asked, resolve));
    return Response.json(answer);
  });
  /** As it is when it is asked. */
  function answerTo(pathname: string, query: URLSearchParams) {
    const at = { seq: rows.length, rev: rows.length };
    const [seq, rev, after, around] = ['seq', 'rev', 'after', 'around'].map((name) =>
      Number(query.get(name)),
    );
    if (pathname.endsWith('/changes')) {
      const messages = rows.slice(seq);
      return { from: { seq, rev }, to: at, messages, own: [], isToReload: false };
    }
    const from = query.has('after')
      ? after
      : query.has('around')
        ? Math.max(0, (around ?? 0) - 25)
        : at.seq - 50;
    const messages = rows.slice(Math.max(0, from ?? 0), (from ?? 0) + 50);
    const [first = 1, last = 0] = [messages[0]?.seq, messages.at(-1)?.seq];
    const can = { write: true, pin: true };
    const more = { hasEarlier: first > 1, hasLater: last < at.seq };
    return { at, messages, ...more, own: [], readSeq: null, can };
  }
  return {
    rows,
    /** Something is written, and told to whoever hears it. */
    write() {
      const from = { seq: rows.length, rev: rows.length };
      const written = message({ seq: rows.length + 1 });
      rows.push(written);
      return { from, to: { seq: rows.length, rev: rows.length }, messages: [written] };
    },
    async answers(asked: string) {
      await until(() => expect([...waiting.keys()]).toContain(asked));
      waiting.get(asked)?.();
      waiting.delete(asked);
    },
    isAsked: (asked: string) => waiting.has(asked),
  };
}

type Store = ReturnType<typeof openChannel>;

const seqs = (store: Store) => store.state().window?.messages.map(({ seq }) => seq);
const until = (wanted: () => void) => vi.waitFor(wanted, 60_000);
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const refuse = () => undefined;

test('a page that was asked for elsewhere in the log is dropped, and leaves no hole', async () => {
  const server = slowServer(300);
  const store = openChannel(channelId, refuse);
  await server.answers('messages?');
  await until(() => expect(seqs(store)).toEqual(upTo(300, 251)));
  void store.load(100);
  await server.answers('messages?around=100');
  await until(() => expect(seqs(store)).toEqual(upTo(125, 76)));
  const later = store.more('later');
  void store.load(30);
  await server.answers('messages?around=30');
  await until(() => expect(seqs(store)).toEqual(upTo(55, 6)));
  await server.answers('messages?after=125');
  await later;
  expect(seqs(store)).toEqual(upTo(55, 6));
  // What follows is asked for from where the window ends now.
  void store.more('later');
  await server.answers('messages?after=55');
  await until(() => expect(seqs(store)).toEqual(upTo(105, 6)));
});

test('a first page that is older than what was heard meanwhile is caught up with', async () => {
  const server = slowServer(2);
  const store = openChannel(channelId, refuse);
  await until(() => expect(server.isAsked('messages?')).toBe(true));
  store.hear(server.write());
  await server.answers('messages?');
  await server.answers('changes?seq=2&rev=2');
  await until(() => expect(seqs(store)).toEqual([1, 2, 3]));
});

test('whoever asks what was missed before the first page is here is answered after it', async () => {
  const server = slowServer(2);
  const store = openChannel(channelId, refuse);
  await until(() => expect(server.isAsked('messages?')).toBe(true));
  server.write();
  void store.catchUp();
  await server.answers('messages?');
  await server.answers('changes?seq=2&rev=2');
  await until(() => expect(seqs(store)).toEqual([1, 2, 3]));
});

test('a window that is loaded anew goes back behind nothing that it had', async () => {
  const server = slowServer(2);
  const store = openChannel(channelId, refuse);
  await server.answers('messages?');
  await until(() => expect(seqs(store)).toEqual([1, 2]));
  void store.load();
  await until(() => expect(server.isAsked('messages?')).toBe(true));
  store.hear(server.write());
  expect(seqs(store)).toEqual([1, 2, 3]);
  await server.answers('messages?');
  await server.answers('changes?seq=2&rev=2');
  await until(() => expect(seqs(store)).toEqual([1, 2, 3]));
});
