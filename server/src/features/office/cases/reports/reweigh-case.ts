import { caseHours, promisedHours, reportWeights } from '@firstlight/contract/office/cases/case-rules.ts';
import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { type Case, changeCase } from '../cases.queries.ts';
import { countReportsAgainst, listCounted, listReportingTogether } from './reports.queries.ts';
import { isHiddenByReports, isRaid, weighReports } from './weigh-reports.policy.ts';

type Tx = TransactionContext<Context>;

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * Weighs anew all that was reported and not withdrawn: how urgent it is, and whether it is hidden until a person has looked. The case is held.
 * `isDecided`: these very words were decided on before, and reports do not hide them again.
 */
export async function reweighCase(tx: Tx, found: Case, { isDecided }: { isDecided: boolean }): Promise<void> {
  const counted = await listCounted(tx.db, found.id);
  const [first] = counted.toSorted((one, other) => promisedHours(one) - promisedHours(other));
  if (!first) return closeEmpty(tx, found);
  const together = await listReportingTogether(tx.db, found.id, {
    since: new Date(tx.now().getTime() - reportWeights.togetherDays * day),
    from: reportWeights.togetherFrom,
  });
  const weight = weighReports(
    counted.map(({ reporterTag, ...report }) => ({
      ...report,
      reporter: reporterTag?.toString('hex') ?? null,
    })),
    together,
  );
  const raid = found.isRaid || (await isRaided(tx, found));
  // Once an admin has asked for a second word, reports neither hide nor show it.
  const isToHide =
    found.state === 'open' ? isHiddenByReports(weight, { isRaid: raid, isDecided }) : found.hiddenAt !== null;
  const hiddenAt = await hide(tx, found, isToHide);
  const dues = counted.map(({ dueAt }) => dueAt.getTime());
  if (found.signalsDueAt) dues.push(found.signalsDueAt.getTime());
  if (hiddenAt) dues.push(hiddenAt.getTime() + caseHours.hidden * hour);
  await changeCase(tx.db, found, {
    ...weight,
    contentHash: found.contentHash,
    reporters: counted.length,
    reason: first.reason,
    isIllegal: counted.some(({ isIllegal }) => isIllegal),
    concernsMinors: counted.some(({ concernsMinors }) => concernsMinors),
    dueAt: new Date(Math.min(...dues)),
    hiddenAt,
    isRaid: raid,
  });
}

/** All of it was taken back: nobody has to look, and nothing was decided. */
async function closeEmpty(tx: Tx, found: Case): Promise<void> {
  const none = { weight: 0, established: 0, reporters: 0 };
  if (found.state !== 'open') return changeCase(tx.db, found, none);
  await hide(tx, found, false);
  // What a machine noticed is still there to be looked at.
  if (found.signalsDueAt)
    return changeCase(tx.db, found, { ...none, hiddenAt: null, dueAt: found.signalsDueAt });
  await changeCase(tx.db, found, {
    ...none,
    hiddenAt: null,
    state: 'closed',
    closedAt: tx.now(),
    claimedBy: null,
    claimedUntil: null,
  });
}

/** Since when it is hidden by reports. What was taken down otherwise stays so. */
async function hide(
  tx: Tx,
  { subjectKind, subjectId, hiddenAt }: Case,
  isToHide: boolean,
): Promise<Date | null> {
  if (isToHide === (hiddenAt !== null)) return hiddenAt;
  const reportable = tx.reportables.find(({ kind }) => kind === subjectKind);
  await reportable?.takeDown(tx, subjectId, isToHide);
  return isToHide ? tx.now() : null;
}

/** Only of what bears a name: of hidden content nobody may tell that two pieces are one person's. */
async function isRaided(tx: Tx, { authorId }: Case): Promise<boolean> {
  if (!authorId) return false;
  const now = tx.now().getTime();
  const { lastHour, lastMonth } = await countReportsAgainst(tx.db, authorId, {
    hourAgo: new Date(now - hour),
    monthAgo: new Date(now - reportWeights.raidUsualDays * day),
  });
  return isRaid(lastHour, (lastMonth - lastHour) / (reportWeights.raidUsualDays * 24));
}
