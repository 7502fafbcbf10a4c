import { pledgeRules } from '@firstlight/contract/office/support/support-rules.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Payments } from '../../../../platform/payments/payments.ts';

interface Trouble {
  failedAt: number[];
  restsUntil: number;
}

const troubles = new WeakMap<Payments, Trouble>();
const troubleOf = (payments: Payments): Trouble => {
  const known = troubles.get(payments) ?? { failedAt: [], restsUntil: 0 };
  troubles.set(payments, known);
  return known;
};

/** While the provider is in trouble, people are told at once instead of after three tries of ten seconds. */
export function refuseWhileResting(payments: Payments, now: Date): void {
  const left = troubleOf(payments).restsUntil - now.getTime();
  if (left > 0) throw new AppError('support.resting', { retryAfterSeconds: Math.ceil(left / 1000) });
}

export function noteFailure(payments: Payments, now: Date): void {
  const trouble = troubleOf(payments);
  const at = now.getTime();
  trouble.failedAt = [
    ...trouble.failedAt.filter((then) => at - then < pledgeRules.failureSeconds * 1000),
    at,
  ];
  if (trouble.failedAt.length < pledgeRules.failuresBeforeRest) return;
  trouble.failedAt = [];
  trouble.restsUntil = at + pledgeRules.restSeconds * 1000;
}
