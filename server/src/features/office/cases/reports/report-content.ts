import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { promisedHours, type ReportableKind } from '@firstlight/contract/office/cases/case-rules.ts';
import type { Receipt, reportContent as reportEndpoint } from '@firstlight/contract/office/cases/reports.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext } from '../../../../core/context.ts';
import type { Reportable, Snapshot } from '../../../../core/reportable.ts';
import { inTransaction, type TransactionContext } from '../../../../core/transaction.ts';
import { caseEvents } from '../cases.events.ts';
import { type Case, listDecidedBefore, lockCaseOf } from '../cases.queries.ts';
import { closeCase } from '../decide/close-case.ts';
import { contentHashOf } from '../evidence/evidence.queries.ts';
import { keepEvidence } from '../evidence/keep-evidence.ts';
import { requireComplete } from './complete-report.policy.ts';
import { fileReport } from './file-report.ts';
import { openCase } from './open-case.ts';
import { presentReceipt } from './present-receipt.ts';
import { findReportOfReason, moveReports } from './reports.queries.ts';
import { reweighCase } from './reweigh-case.ts';
import { asAnybody, whoReports } from './who-reports.ts';

type Input = InputOf<typeof reportEndpoint>;
type Words = Pick<Case, 'subjectKind' | 'subjectId' | 'contentHash'>;

const hour = 60 * 60 * 1000;

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const oneId = new RegExp(`^${id}$`, 'i');
const inChannel = new RegExp(`^${id}/${id}$`, 'i');
const addressShapes: Partial<Record<ReportableKind, RegExp>> = {
  profile: /./,
  direct_message: inChannel,
  channel_message: inChannel,
};

/** One case for each content, one report for each person, and a copy of the words and pictures as they are now. */
export async function reportContent(ctx: HttpContext, form: Input): Promise<Receipt> {
  requireComplete(ctx.actor.kind === 'member', form);
  // Before it is looked for: whoever tries addresses one by one uses theirs up.
  await takeReportAllowance(ctx);
  const { reportable, subjectId } = await findReported(ctx, form);
  return inTransaction(ctx, async (tx) => {
    const snapshot = await reportable.snapshot(tx, subjectId);
    if (!snapshot) throw new AppError('request.not_found');
    const contentHash = contentHashOf(tx.vault, snapshot);
    const isByTester = isByHiddenTester(form.kind, snapshot);
    const reportedAt = tx.now();
    const dueAt = new Date(reportedAt.getTime() + promisedHours(form) * hour);
    const moment = { reportedAt, dueAt };
    const words = { subjectKind: form.kind, subjectId, contentHash };
    await settleUndoable(tx, form, words);
    const before = await listDecidedBefore(tx.db, words);
    const sameReason = await findReportOfReason(
      tx.db,
      before.map(({ id }) => id),
      form,
    );
    if (sameReason)
      return presentReceipt(
        moment,
        before.find(({ id }) => id === sameReason),
      );
    const found = await openCase(tx, words, snapshot, { ...form, ...moment });
    await keepEvidence(tx, { caseId: found.id, contentHash, takenAt: reportedAt }, snapshot);
    const who = await whoReports(tx, form);
    const reporter = isByTester ? asAnybody(who) : who;
    const { report, isNew } = await fileReport(tx, found, reporter, { ...form, ...moment });
    await joinDecision(tx, found);
    if (isNew) {
      await reweighCase(tx, { ...found, contentHash }, { isDecided: before.length > 0 });
      tx.record(caseEvents.changed, { caseId: found.id });
    }
    return presentReceipt(moment, undefined, { ...report, isNew });
  });
}

/**
 * Whoever has something else to say of what was just found to be no violation opens a new case, and the time to undo the old one is
 * over. The same words for the same reason join it: whoever sent them could end that time on purpose.
 */
async function settleUndoable(
  tx: TransactionContext<HttpContext>,
  form: Input,
  { subjectKind, subjectId, contentHash }: Words,
): Promise<void> {
  const found = await lockCaseOf(tx.db, subjectKind, subjectId);
  if (found?.state !== 'undoable') return;
  const isSame = found.contentHash.equals(contentHash) && (await findReportOfReason(tx.db, [found.id], form));
  if (!isSame) await closeCase(tx, found);
}

/** Decided as the others were, and open again with them should it be undone. */
async function joinDecision(
  tx: TransactionContext<HttpContext>,
  { id, state, outcome }: Case,
): Promise<void> {
  if (state !== 'undoable') return;
  await moveReports(tx.db, { caseId: id }, ['open'], outcome === 'upheld' ? 'upheld' : 'rejected');
}

/** As with every act, what one may not see is not there. */
async function findReported(
  ctx: HttpContext,
  { kind, address }: Input,
): Promise<{ reportable: Reportable; subjectId: string }> {
  const reportable = ctx.reportables.find((one) => one.kind === kind);
  const shape = addressShapes[kind] ?? oneId;
  // A case stores the address as text, so an id in capitals would open a second case.
  const written = kind === 'profile' ? address : address.toLowerCase();
  const subjectId = shape.test(address) ? await reportable?.find(ctx, written) : undefined;
  if (!reportable || !subjectId) throw new AppError('request.not_found');
  const isOwn = ctx.actor.kind === 'member' && (await reportable.isBy(ctx, subjectId, ctx.actor.id));
  if (isOwn) throw new AppError('cases.own_content');
  return { reportable, subjectId };
}

function takeReportAllowance({ takeLimit, actor }: HttpContext): Promise<void> {
  return actor.kind === 'member'
    ? takeLimit('cases.report', actor.id)
    : takeLimit('cases.report-as-guest', actor.address);
}

/** Whether only a hidden tester can report this. Nothing is stored that would distinguish them from other reporters. */
const isByHiddenTester = (kind: ReportableKind, { author }: Snapshot): boolean =>
  kind === 'thread_message' && author !== 'hidden';
