import type { Ledger } from '@firstlight/contract/trials/dashboard/dashboard.ts';

/** What needs its maker: responses to read, then a minimum to reach, then nothing; what nobody sees comes last. */
export function needOf(ledger: Ledger): 'waiting' | 'minimum' | 'quiet' | 'unseen' {
  if (ledger.waiting > 0) return 'waiting';
  if (ledger.isHidden || ledger.isSuspended) return 'unseen';
  return ledger.isMinimumReached ? 'quiet' : 'minimum';
}

const order = ['waiting', 'minimum', 'quiet', 'unseen'];

/** Of those that need the same, the newest first, as they came. */
export function byNeed(ledgers: readonly Ledger[]): Ledger[] {
  return ledgers.toSorted((one, other) => order.indexOf(needOf(one)) - order.indexOf(needOf(other)));
}
