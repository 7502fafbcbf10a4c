import { minimumFeedbackRules } from '@firstlight/contract/rules.ts';
import type { Ledger } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { meanRating } from '../../showcase/projects/mean-rating.ts';
import type { LedgerRow } from './dashboard.queries.ts';

/** What stands beside the figures of a project. */
export type LedgerSurroundings = Pick<Ledger, 'categories' | 'cover' | 'waiting' | 'weeks'>;

export function presentLedger(row: LedgerRow, beside: LedgerSurroundings): Ledger {
  const { total, full } = minimumFeedbackRules;
  return {
    id: row.id,
    name: row.name,
    publishedOn: row.publishedAt.toISOString().slice(0, 10),
    isHidden: row.isHidden,
    isSuspended: row.isSuspended,
    feedbackCount: row.feedbackCount,
    skipCount: row.skipCount,
    rating: meanRating(row.ratingSum, row.feedbackCount),
    validated: row.validated,
    asked: row.asked,
    askedAgain: row.askedAgain,
    shown: row.shown,
    opened: row.opened,
    tested: row.tested,
    isMinimumReached: row.full >= full && row.full + row.quick >= total,
    leadsOut: row.leadsOut,
    link: row.link,
    asks: row.asks,
    ...beside,
  };
}
