import { expect, test } from 'vitest';
import { message } from '../../../../testing/channel-message.ts';
import { logItems, unreadIn } from './log-items.ts';

const noa = { username: 'noa', name: 'Noa Petit', avatar: null };
const at = (time: string) => `2026-11-16T${time}:00.000Z`;
const drawn = (...args: Parameters<typeof logItems>) =>
  logItems(...args).map((item) =>
    item.kind === 'message' ? `${item.message.seq}${item.isFollowUp ? ' goes on' : ''}` : item.kind,
  );

test('a day has its heading, and whoever goes on within five minutes needs no name', () => {
  const messages = [
    message({ seq: 1, sentAt: '2026-11-15T12:00:00.000Z' }),
    message({ seq: 2, sentAt: at('12:00') }),
    message({ seq: 3, sentAt: at('12:04') }),
    message({ seq: 4, sentAt: at('12:09') }),
    message({ seq: 5, sentAt: at('12:10'), author: noa }),
    message({ seq: 6, sentAt: at('12:10') }),
  ];
  expect(drawn(messages, undefined)).toEqual(['day', '1', 'day', '2', '3 goes on', '4', '5', '6']);
});

test('the mark, an answer and what was removed begin anew', () => {
  const messages = [
    message({ seq: 1 }),
    message({ seq: 2 }),
    message({ seq: 3, replyTo: { seq: 1, author: noa, excerpt: 'Before' } }),
    message({ seq: 4, text: null, removedBy: 'author' }),
    message({ seq: 5 }),
  ];
  expect(drawn(messages, 2)).toEqual(['day', '1', 'divider', '2', '3', '4', '5']);
});

test('unread is what others wrote beyond the mark and is still there', () => {
  const messages = [
    message({ seq: 1 }),
    message({ seq: 2, author: noa }),
    message({ seq: 3, text: null, removedBy: 'author' }),
    message({ seq: 4, sentAt: at('09:12') }),
    message({ seq: 5 }),
  ];
  expect(unreadIn(messages, 1, 'noa')).toEqual({ seq: 4, since: at('09:12'), count: 2 });
  expect(unreadIn(messages, 5, 'noa')).toBeUndefined();
  expect(unreadIn(messages, null, 'noa')).toBeUndefined();
});
