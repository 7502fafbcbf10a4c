import { unmaskingGrounds } from '@firstlight/contract/office/cases/unmasking-rules.ts';
import type { LedgerLine } from '@firstlight/contract/office/transparency/transparency.ts';
import { tallyOf } from './tally.policy.ts';
import type { CountedQuarter } from './transparency.queries.ts';

/** One quarter of the unmasking ledger, a figure for each ground. */
export function ledgerLine({ startsOn, figures }: CountedQuarter): LedgerLine {
  const tallyFor = (ground: string) => figures.unmasked?.find((one) => one.ground === ground)?.tally;
  return {
    startsOn,
    grounds: unmaskingGrounds.map((ground) => ({ ground, tally: tallyFor(ground) ?? tallyOf(0) })),
  };
}
