import { pledgeRules } from '@firstlight/contract/office/support/support-rules.ts';
import { expect, it } from 'vitest';
import { mayRefund } from './may-refund.policy.ts';

const paid = new Date('2026-11-18T10:00:00Z');
const later = (ms: number) => new Date(paid.getTime() + ms);
const lastMoment = pledgeRules.refundDays * 86_400_000;

it('a payment may be refunded up to the last moment of its days, and not after', () => {
  const payment = { at: paid, cents: 500, returned: 0 };
  expect(mayRefund(payment, paid)).toBe(true);
  expect(mayRefund(payment, later(lastMoment))).toBe(true);
  expect(mayRefund(payment, later(lastMoment + 1))).toBe(false);
});

it('only what is left of a payment may be refunded', () => {
  const returned = (cents: number) => mayRefund({ at: paid, cents: 500, returned: cents }, paid);
  expect([499, 500, 501].map(returned)).toEqual([true, false, false]);
});
