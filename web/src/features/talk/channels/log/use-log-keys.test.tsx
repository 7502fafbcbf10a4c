import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { message } from '../../../../testing/channel-message.ts';
import type { LogActs } from './log-acts.ts';
import { useLogKeys } from './use-log-keys.ts';

afterEach(cleanup);

const by = (username: string) => ({ username, name: username, avatar: null });
const messages = [
  message({ seq: 1, author: by('olga') }),
  message({ seq: 2, author: by('tom') }),
  message({ seq: 3, author: by('mia') }),
  message({ seq: 4, author: null }),
];

/** What Delete removes for Mia. */
function removed(removeMessages: LogActs['removeMessages']): number[] {
  const seqs: number[] = [];
  const acts: LogActs = {
    channelId: 'channel',
    canWrite: true,
    removeMessages,
    ownUsername: 'mia',
    isOfTwo: false,
    react: vi.fn(),
    reply: vi.fn(),
    edit: vi.fn(),
    saveEdit: vi.fn(),
    markUnread: vi.fn(),
    jumpTo: vi.fn(),
    remove: ({ seq }) => seqs.push(seq),
  };
  function Log() {
    const press = useLogKeys(messages, acts, () => undefined);
    return (
      <div role="log" onKeyDown={press}>
        {messages.map(({ seq }) => (
          <article key={seq} data-seq={seq} />
        ))}
      </div>
    );
  }
  const { container } = render(<Log />);
  for (const row of container.querySelectorAll('article')) fireEvent.keyDown(row, { key: 'Delete' });
  return seqs;
}

test('Delete removes what the server says one may remove, and nothing else', () => {
  expect(removed(null)).toEqual([3]);
  expect(removed({ except: ['olga'] })).toEqual([2, 3, 4]);
  expect(removed({ except: [] })).toEqual([1, 2, 3, 4]);
});
