import { expect, it } from 'vitest';
import { findContacts } from './find-contacts.policy.ts';

it.each([
  ['call me on +44 20 7946 0018', ['phone']],
  ['appelez le 06 12 34 56 78', ['phone']],
  ['0033612345678', ['phone']],
  ['write to billing@ourshop.example', ['mailbox']],
  ['write to a@b.example', ['mailbox']],
  ['write to ab@example.x', ['mailbox']],
  ['on Telegram @abc', ['messenger']],
  ['join t.me/abc', ['messenger']],
  ['WhatsApp +1 (555) 010-7788', ['phone', 'messenger']],
  ['on Telegram @mentor_profit', ['messenger']],
  ['join t.me/profit_group', ['messenger']],
  ['wa.me/33612345678', ['messenger']],
])('finds in “%s” where to reach somebody', (text, contacts) => {
  expect(findContacts(text)).toEqual(contacts);
});

it.each([
  'Mail to @b.example, a@.example or a@example. did not arrive.',
  'On Telegram @ab, or t.me/ab, is nobody.',
  'The WhatsApp share button does nothing, the Telegram one works.',
  'It costs 1 018,20 per month, 24 months at 3 %.',
  'Since 2026-11-17 10:30 it is slow.',
  '@theo thanks, fixed in 1.2.3',
  'Order 4711000000815 never came.',
])('finds nobody to reach in “%s”', (text) => {
  expect(findContacts(text)).toEqual([]);
});
