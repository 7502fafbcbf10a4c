import { expect, test } from 'vitest';
import { gatherKinds } from './gather-kinds.ts';

test('what features say of their kinds of news stands with the notifications, and nowhere else', () => {
  const files = new Map<string, Record<string, unknown>>([
    ['comments', { title: 'Comments', notifications: { comment: { line: 'A comment' } } }],
    ['notifications', { title: 'News' }],
    ['badges', { notifications: { badge: { line: 'A badge' } } }],
  ]);
  expect([...gatherKinds(files)]).toEqual([
    ['comments', { title: 'Comments' }],
    [
      'notifications',
      { title: 'News', kinds: { comment: { line: 'A comment' }, badge: { line: 'A badge' } } },
    ],
    ['badges', {}],
  ]);
});
