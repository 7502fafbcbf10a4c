import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { message } from '../../../../testing/channel-message.ts';
import {
  type Changes,
  type ChannelWindow,
  type HistoryPage,
  takeChanges,
  takeMessage,
  takePage,
  windowFrom,
  windowMax,
  withReaction,
} from './channel-window.ts';

const pageSize = 50;

/** A channel as the server keeps it: every change takes the next number, and each row the number of its last. */
function channel() {
  let rev = 0;
  const rows: Message[] = [];
  const at = () => ({ seq: rows.length, rev });
  const page = (messages: Message[]): HistoryPage => ({
    at: at(),
    messages,
    hasEarlier: (messages[0]?.seq ?? 1) > 1,
    hasLater: (messages.at(-1)?.seq ?? rows.length) < rows.length,
    own: [],
    readSeq: null,
    can: { write: true, pin: true },
  });
  return {
    at,
    rows,
    send() {
      rev += 1;
      const sent = message({ seq: rows.length + 1, rev, text: `${rows.length + 1}` });
      rows.push(sent);
      return sent;
    },
    edit(seq: number) {
      rev += 1;
      rows[seq - 1] = message({ seq, rev, text: `${seq}, changed by ${rev}`, isEdited: true });
    },
    changesSince: (from: { seq: number; rev: number }): Changes => ({
      from,
      to: at(),
      messages: rows.filter((row) => row.rev > from.rev),
    }),
    end: () => page(rows.slice(-pageSize)),
    before: (seq: number) => page(rows.filter((row) => row.seq < seq).slice(-pageSize)),
    after: (seq: number) => page(rows.filter((row) => row.seq > seq).slice(0, pageSize)),
  };
}

const steps = fc.array(
  fc.record({
    act: fc.constantFrom(
      'send',
      'send',
      'burst',
      'edit',
      'frame',
      'lostFrame',
      'lateFrame',
      'answer',
      'earlier',
      'later',
      'latePage',
    ),
    where: fc.nat(1000),
  }),
  { maxLength: 60 },
);

test('whatever is lost, late or out of order, a window that caught up is what the server has', () => {
  fc.assert(
    fc.property(steps, fc.nat(120), (todo, before) => {
      const server = channel();
      for (let count = 0; count < before; count += 1) server.send();
      let window = windowFrom(server.end());
      let told = server.at();
      const late: Changes[] = [];
      let page: { taken: HistoryPage; side: 'earlier' | 'later' } | undefined;
      const hear = (changes: Changes) => {
        window = takeChanges(window, changes) ?? caughtUp(window, server);
      };
      const frame = () => {
        const changes = server.changesSince(told);
        told = server.at();
        return changes;
      };
      for (const { act, where } of todo) {
        const [first, last] = [window.messages[0]?.seq, window.messages.at(-1)?.seq];
        if (act === 'send') server.send();
        if (act === 'burst') for (let count = 0; count < where % 80; count += 1) server.send();
        if (act === 'edit' && server.rows.length > 0) server.edit(1 + (where % server.rows.length));
        if (act === 'frame') hear(where % 5 === 0 ? { ...frame(), messages: null } : frame());
        if (act === 'lostFrame') frame();
        if (act === 'lateFrame') late.push(frame());
        if (act === 'answer') window = takeMessage(window, server.send());
        if (act === 'earlier' && first && window.hasEarlier)
          window = takePage(window, server.before(first), 'earlier');
        if (act === 'later' && last && window.hasLater)
          window = takePage(window, server.after(last), 'later');
        if (act === 'latePage') {
          const isStill = page && (page.side === 'earlier' ? window.hasEarlier : window.hasLater);
          const joins =
            page?.side === 'earlier' ? page.taken.messages.at(-1)?.seq === (first ?? 0) - 1 : false;
          if (page && isStill && joins) window = takePage(window, page.taken, page.side);
          page = first && window.hasEarlier ? { taken: server.before(first), side: 'earlier' } : undefined;
        }
        expect(window.messages.length).toBeLessThanOrEqual(windowMax);
      }
      for (const changes of late) hear(changes);
      window = caughtUp(window, server);
      const [first, last] = [window.messages[0]?.seq ?? 1, window.messages.at(-1)?.seq ?? 0];
      expect(window.messages).toEqual(server.rows.slice(first - 1, last));
      expect(window.hasEarlier).toBe(first > 1);
      expect(window.hasLater).toBe(last < server.rows.length);
    }),
    { numRuns: 300 },
  );
});

function caughtUp(window: ChannelWindow, server: ReturnType<typeof channel>): ChannelWindow {
  const next = takeChanges(window, server.changesSince(window.at));
  if (!next) throw new Error('What was asked for from where the window stands must fit.');
  return next;
}

test('changes that begin after the window are refused, and so are positions alone', () => {
  const server = channel();
  server.send();
  const window = windowFrom(server.end());
  server.send();
  const missed = server.at();
  server.send();
  expect(takeChanges(window, server.changesSince(missed))).toBeUndefined();
  expect(takeChanges(window, { ...server.changesSince(window.at), messages: null })).toBeUndefined();
  // Known already: nothing to ask for.
  expect(takeChanges(window, { from: window.at, to: window.at, messages: null })).toBe(window);
});

test('a reaction of one’s own shows at once, and the server’s word replaces it', () => {
  const server = channel();
  server.send();
  const window = windowFrom(server.end());
  const heart = { place: 1, isOn: true };
  const pressed = withReaction(window, 1, 'heart', heart);
  expect(pressed.messages[0]?.reactions).toEqual([0, 1, 0, 0, 0]);
  expect(pressed.own.get(1)).toEqual(['heart']);
  expect(withReaction(pressed, 1, 'heart', heart)).toBe(pressed);
  server.edit(1);
  const answered = takeChanges(pressed, { ...server.changesSince(pressed.at), own: [] });
  expect(answered?.own.get(1)).toEqual([]);
  expect(answered?.messages[0]?.reactions).toEqual([0, 0, 0, 0, 0]);
});
