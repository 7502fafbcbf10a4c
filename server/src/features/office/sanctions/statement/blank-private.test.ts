import { expect, it } from 'vitest';
import { blankPrivate } from './blank-private.ts';

it.each([
  ['Call 06 39 98 24 17, please.', 'Call […], please.'],
  ['+33 (0)6.39.98.24.17 is his', '[…] is his'],
  ['Write to karim@example.org today', 'Write to […] today'],
  ['By mail, k@x', 'By mail, […]'],
  ['Ask karim@ or @x', 'Ask karim@ or @x'],
  ['In 2026 we were 14, @karim and I @ home', 'In 2026 we were 14, @karim and I @ home'],
])('a quote is shown without numbers and addresses: %s', (quote, shown) => {
  expect(blankPrivate(quote, '[…]')).toBe(shown);
});
