import { markRead } from '@firstlight/contract/talk/channels/channels.ts';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubServer } from '../../../../testing/stub-server.ts';
import { useSeen } from './use-seen.ts';

const channelId = '0191a5b0-0000-7000-8000-0000000000c1';
let server: ReturnType<typeof stubServer>;
/** What the log shows comes into view. */
let look: (seqs: readonly number[]) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  server = stubServer();
  server.answers(markRead, ({ seq }) => ({ readSeq: seq, unread: 0 }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        look = (seqs) =>
          tell(
            seqs.map((seq) => {
              const target = document.createElement('article');
              target.dataset['seq'] = `${seq}`;
              return { target, isIntersecting: true };
            }),
          );
      }
      observe() {}
      disconnect() {}
    },
  );
});

const marked = () => server.requests.map(({ input }) => (input as { seq: number }).seq);
const awhile = () => vi.advanceTimersByTimeAsync(5_000);

function open(readSeq: number, end: { last: number; seq: number } | undefined) {
  const scroller = { current: document.createElement('div') };
  const more = { channelId, scroller, readSeq, version: [], isPaused: false, onMarked: () => undefined };
  return renderHook((props) => useSeen({ ...more, ...props }), { initialProps: { end } });
}

test('what was seen is told, and with the last row all that lies hidden behind it', async () => {
  open(3, { last: 6, seq: 9 });
  look([4, 5]);
  await awhile();
  expect(marked()).toEqual([5]);
  look([6]);
  await awhile();
  expect(marked()).toEqual([5, 9]);
});

test.each([
  ['behind what was read', 3, { last: 3, seq: 9 }],
  ['in a log that shows nothing', 0, { last: 0, seq: 9 }],
])('where all that is unread is hidden %s, it is read with opening', async (_, readSeq, end) => {
  open(readSeq, end);
  await awhile();
  expect(marked()).toEqual([9]);
});

test('what is unread and was not seen stays unread, and so does what comes behind the window', async () => {
  const { rerender } = open(3, { last: 6, seq: 9 });
  await awhile();
  rerender({ end: undefined });
  look([4]);
  await awhile();
  expect(marked()).toEqual([4]);
});
