import {
  caseHours,
  type ReportableKind,
  type ReportReason,
} from '@firstlight/contract/office/cases/case-rules.ts';
import { type Signal, signalRules } from '@firstlight/contract/office/cases/signal-rules.ts';
import type { Context } from '../../../core/context.ts';
import { lastBoundary } from '../../../core/publication-boundary.ts';
import type { Snapshot } from '../../../core/reportable.ts';
import type { TransactionContext } from '../../../core/transaction.ts';
import { caseEvents } from './cases.events.ts';
import { changeCase, listDecidedBefore, lockCase, lockCaseOf } from './cases.queries.ts';
import { contentHashOf } from './evidence/evidence.queries.ts';
import { keepEvidence } from './evidence/keep-evidence.ts';
import { openCase } from './reports/open-case.ts';
import { listSignals, saveSignals } from './signals/case-signals.queries.ts';

export interface NoticedContent {
  kind: ReportableKind;
  id: string;
  snapshot: Snapshot;
  reason: ReportReason;
  signals: readonly { signal: Signal; amount: number | null }[];
  /** False: they join a case that is there, and open none. */
  isOpening: boolean;
}

const hour = 60 * 60 * 1000;

/**
 * Puts what a machine noticed into the case of this content. Null: there is none and it opens none, or a person has decided about these
 * very words. Content of an anonymous tester is dated by the last publication boundary, as everything that testers do.
 */
export async function noteSignals(
  tx: TransactionContext<Context>,
  { kind, id, snapshot, reason, signals, isOpening }: NoticedContent,
): Promise<string | null> {
  const contentHash = contentHashOf(tx.vault, snapshot);
  const words = { subjectKind: kind, subjectId: id, contentHash };
  const there = await lockCaseOf(tx.db, kind, id);
  if (there ? there.state !== 'open' : !isOpening) return null;
  if ((await listDecidedBefore(tx.db, words)).length > 0) return null;
  const notedAt = snapshot.author === 'hidden' ? lastBoundary(tx.now()) : tx.now();
  const dueAt = new Date(notedAt.getTime() + caseHours.ordinary * hour);
  const first = { reason, isIllegal: false, reportedAt: notedAt, dueAt };
  const found = there ?? (await openCase(tx, words, snapshot, first));
  await keepEvidence(tx, { caseId: found.id, contentHash, takenAt: notedAt }, snapshot);
  const known = new Set((await listSignals(tx.db, found.id)).map(({ signal }) => signal));
  const isNew = signals.some(({ signal }) => !known.has(signal)) || !found.contentHash.equals(contentHash);
  const noted = signals.map((one) => ({ ...one, weight: signalRules[one.signal].weight, notedAt }));
  await saveSignals(tx.db, found.id, noted);
  // Noticed once more, as a job that runs twice does: whoever is looking at the case is not told that it moved.
  if (!isNew) return found.id;
  const all = await listSignals(tx.db, found.id);
  const signalsDueAt = found.signalsDueAt ?? dueAt;
  await changeCase(tx.db, found, {
    contentHash,
    signalWeight: all.reduce((sum, { weight }) => sum + weight, 0),
    signalsDueAt,
    dueAt: sooner(signalsDueAt, found.dueAt),
  });
  tx.record(caseEvents.changed, { caseId: found.id });
  return found.id;
}

/** A held account waits for nobody longer than it is held: its case is read in half the time. */
export async function hastenCase(
  tx: TransactionContext<Context>,
  caseId: string,
  hold: { holdId: string; heldUntil: Date },
): Promise<void> {
  const found = await lockCase(tx.db, caseId);
  if (!found) throw new Error('a case that was just noted is not there');
  const soon = new Date(tx.now().getTime() + caseHours.hidden * hour);
  const dueAt = sooner(soon, found.dueAt);
  await changeCase(tx.db, found, { ...hold, dueAt, signalsDueAt: dueAt });
}

const sooner = (one: Date, other: Date) => new Date(Math.min(one.getTime(), other.getTime()));
