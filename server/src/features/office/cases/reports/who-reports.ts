import type { ReportForm } from '@firstlight/contract/office/cases/reports.ts';
import { isYoung } from '@firstlight/contract/people/accounts/is-young.ts';
import type { Context } from '../../../../core/context.ts';
import { standingOf } from '../../../people/accounts/require-standing.ts';
import { guestTag, reporterTag, type SealedReporter } from './reporter.ts';
import { findTally } from './tallies.queries.ts';
import type { Reporter } from './weigh-reports.policy.ts';

export interface WhoReports extends Reporter {
  /** Null: a guest who need not say who they are. */
  tag: Buffer | null;
  sealed: SealedReporter | null;
}

/** What is known of whoever reports: how far to believe them, and where to tell them the outcome. */
export async function whoReports(ctx: Context, { name, email }: ReportForm): Promise<WhoReports> {
  const { actor, db, vault, now, language } = ctx;
  if (actor.kind !== 'member') {
    const guest = { isGuest: true, isYoung: false, isUnweighted: false, upheld: 0, rejected: 0 };
    if (!email) return { ...guest, tag: null, sealed: null };
    return { ...guest, tag: guestTag(vault, email), sealed: { name: name ?? null, email, language } };
  }
  const tag = reporterTag(vault, actor.id);
  const { upheld, rejected, unweightedUntil } = await findTally(db, tag);
  const { standing, createdAt } = await standingOf(db, actor.id);
  return {
    isGuest: false,
    isYoung: isYoung(createdAt, now()),
    isUnweighted: standing !== 'good' || (unweightedUntil !== null && unweightedUntil > now()),
    upheld,
    rejected,
    tag,
    sealed: { userId: actor.id },
  };
}

/** Whoever it is, as somebody without a history: that they are limited, new here or often wrong would narrow down who it is. */
export const asAnybody = (who: WhoReports): WhoReports => ({
  ...who,
  isYoung: false,
  isUnweighted: false,
  upheld: 0,
  rejected: 0,
});
