import { randomBytes } from 'node:crypto';
import type { ReportReason } from '@firstlight/contract/office/cases/case-rules.ts';
import type { AppealOutcome, SanctionStep } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Context } from '../../src/core/context.ts';
import { newReference } from '../../src/features/office/sanctions/new-reference.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Decisions of one quarter: the rule, the step or `null` for no violation, and how many. */
const decisions: readonly [ReportReason, SanctionStep | null, number][] = [
  ['spam', null, 9],
  ['spam', 'warning', 19],
  ['spam', 'restriction', 6],
  ['spam', 'limit', 4],
  ['scam', 'suspension', 6],
  ['harassment', null, 8],
  ['harassment', 'warning', 7],
  ['harassment', 'restriction', 4],
  ['fake_feedback', null, 5],
  ['fake_feedback', 'warning', 3],
  ['fake_feedback', 'limit', 3],
  ['private_information', 'warning', 6],
  ['copied_work', 'warning', 3],
];

const appeals: readonly AppealOutcome[] = [
  ...Array.from({ length: 10 }, () => 'upheld' as const),
  ...Array.from({ length: 3 }, () => 'reduced' as const),
  ...Array.from({ length: 5 }, () => 'overturned' as const),
];

/** Share of these decisions that were made in each of the last quarters, the latest first. */
const quarterShares = [1, 0.6];

/**
 * Adds closed cases of earlier quarters, for the page of published numbers. The rows name no person, like the rows of
 * cases that are older than the retention period.
 */
export async function seedPastQuarters(ctx: Context): Promise<void> {
  const now = ctx.now();
  for (const [index, share] of quarterShares.entries()) {
    const start = Date.UTC(now.getUTCFullYear(), (Math.floor(now.getUTCMonth() / 3) - 1 - index) * 3);
    const closed = decisions.flatMap(([rule, step, count]) =>
      Array.from({ length: Math.round(count * share) }, () => ({ rule, step })),
    );
    for (const [place, decision] of closed.entries()) {
      // The quarter has at least 90 days. The last ones are left for the decision.
      const openedAt = new Date(start + ((place * 37) % 85) * day + (place % 20) * hour);
      await insertClosedCase(ctx, {
        ...decision,
        openedAt,
        hours: 1 + ((place * 7) % 30),
        reports: 1 + (place % 4),
      });
    }
    for (const [place, outcome] of appeals.slice(0, Math.round(appeals.length * share)).entries())
      await insertAppeal(ctx, outcome, new Date(start + (place + 1) * 4 * day));
  }
}

interface ClosedCase {
  rule: ReportReason;
  step: SanctionStep | null;
  openedAt: Date;
  hours: number;
  reports: number;
}

async function insertClosedCase(
  { db, newId }: Context,
  { rule, step, openedAt, hours, reports }: ClosedCase,
): Promise<void> {
  const caseId = newId();
  const decidedAt = new Date(openedAt.getTime() + hours * hour);
  const shared = {
    reason: rule,
    isIllegal: false,
    concernsMinors: false,
    dueAt: new Date(openedAt.getTime() + 2 * day),
  };
  await db
    .insertInto('cases')
    .values({
      ...{ id: caseId, ...shared, weight: reports, reporters: reports, established: reports },
      ...{ subjectKind: 'comment', subjectId: newId(), contentHash: randomBytes(32), isHidden: false },
      ...{ state: 'closed', outcome: step ? 'upheld' : 'no_violation', step, rule: step && rule },
      ...{ openedAt, decidedAt, closedAt: decidedAt },
    })
    .execute();
  const state = step ? ('upheld' as const) : ('rejected' as const);
  const rows = Array.from({ length: reports }, () => ({
    ...{
      id: newId(),
      caseId,
      ...shared,
      reference: newReference(newId()),
      weight: 1,
      state,
      reportedAt: openedAt,
    },
    ...{ isGuest: false, isYoung: false, trust: 'no_history' },
  }));
  await db.insertInto('reports').values(rows).execute();
}

async function insertAppeal({ db, newId }: Context, outcome: AppealOutcome, filedAt: Date): Promise<void> {
  const [id, decidedAt] = [newId(), new Date(filedAt.getTime() - day)];
  await db
    .insertInto('sanctions')
    .values({
      ...{
        id,
        reference: newReference(newId()),
        caseId: newId(),
        isHidden: false,
        rule: 'spam',
        source: 'report',
      },
      ...{ step: 'warning', suggestedStep: 'warning', subjectKind: 'comment', subjectId: newId() },
      ...{ isAutomated: false, isSilent: false, decidedAt, startsAt: decidedAt, startedAt: decidedAt },
      ...{ closedAt: filedAt, state: outcome === 'overturned' ? 'overturned' : 'ended' },
    })
    .execute();
  const dueAt = new Date(filedAt.getTime() + 2 * day);
  const answeredAt = new Date(filedAt.getTime() + 20 * hour);
  await db
    .insertInto('appeals')
    .values({ id: newId(), sanctionId: id, filedAt, dueAt, outcome, decidedAt: answeredAt })
    .execute();
}
