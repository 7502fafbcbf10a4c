import { expect, test } from 'vitest';
import { describeTakeovers, orders } from './email-takeover.testing.ts';

test('the steps of a thief and an owner fall in eighty-four orders', () => {
  expect(new Set(orders).size).toBe(84);
});

describeTakeovers(orders.filter((_, at) => at % 7 !== 0));
