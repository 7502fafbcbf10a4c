import type { ReportableKind } from '@firstlight/contract/office/cases/case-rules.ts';
import { type Signal, signalLimits } from '@firstlight/contract/office/cases/signal-rules.ts';
import type { Context } from '../../../../core/context.ts';
import type { Snapshot } from '../../../../core/reportable.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { standingOf } from '../../../people/accounts/require-standing.ts';
import { readMerits } from '../../../reputation/merits/read-merits.ts';
import { holdAuthor } from '../../cases/hold-author.ts';
import { noteSignals } from '../../cases/note-signals.ts';
import { isHeld, isHeldSilently, opensCase, reasonOfSignals } from '../judge-signals.policy.ts';
import { listPersonSignals, savePersonSignals } from '../signals.queries.ts';
import type { WhoWrote } from './who-wrote.ts';

export interface Noticed {
  kind: ReportableKind;
  id: string;
  snapshot: Snapshot;
  who: Pick<WhoWrote, 'tag' | 'userId'>;
  signals: readonly Signal[];
  /** How many authors, texts or accounts, of those that count any. */
  amounts: Partial<Record<Signal, number>>;
}

const day = 24 * 60 * 60 * 1000;

/** Opens a case where there is reason to, and holds a new account where there is enough of it. Of hidden authors nothing is added up, and none is held. */
export async function noteNoticed(
  tx: TransactionContext<Context>,
  { kind, id, snapshot, who, signals, amounts }: Noticed,
): Promise<void> {
  const { userId, tag } = who;
  if (userId) await savePersonSignals(tx.db, tag, signals, tx.now());
  const since = new Date(tx.now().getTime() - signalLimits.withinDays * day);
  const all = userId ? await listPersonSignals(tx.db, tag, since) : signals;
  const caseId = await noteSignals(tx, {
    kind,
    id,
    snapshot,
    reason: reasonOfSignals(signals),
    signals: signals.map((signal) => ({ signal, amount: amounts[signal] ?? null })),
    isOpening: opensCase(signals),
  });
  if (!caseId || !userId) return;
  const { createdAt } = await standingOf(tx.db, userId);
  const { counters } = await readMerits(tx, userId);
  const hasShownMerit = counters.some(
    ({ name, shownAs }) => name === 'feedbacksShared' && shownAs === 'atLeast',
  );
  const person = { signals: all, openedAt: createdAt, hasShownMerit };
  if (isHeld(person, tx.now())) await holdAuthor(tx, { caseId, isSilent: isHeldSilently(all) });
}
