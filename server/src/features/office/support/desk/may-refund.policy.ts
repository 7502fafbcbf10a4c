import { pledgeRules } from '@firstlight/contract/office/support/support-rules.ts';

const day = 24 * 60 * 60 * 1000;

/** Within 90 days, and while anything is left to pay back. */
export function mayRefund(payment: { at: Date; cents: number; returned: number }, now: Date): boolean {
  const isYoung = now.getTime() - payment.at.getTime() <= pledgeRules.refundDays * day;
  return isYoung && payment.returned < payment.cents;
}
