import { signalLimits } from '@firstlight/contract/office/cases/signal-rules.ts';
import type { Context } from '../../../core/context.ts';
import type { TransactionContext } from '../../../core/transaction.ts';
import { standingOf } from '../../people/accounts/require-standing.ts';
import { imposeSanction } from '../sanctions/impose-sanction.ts';
import { findCase } from './cases.queries.ts';
import { hastenCase } from './note-signals.ts';
import { ruleOf } from './queue/rule-of.policy.ts';
import { wasHeldBefore } from './signals/case-signals.queries.ts';

/**
 * Limits an account for a day, until a person has decided its case. Once for each account, and never for hidden content: a page that
 * goes beside a note would tell whose it is. The content stays: nobody has judged it.
 */
export async function holdAuthor(
  tx: TransactionContext<Context>,
  { caseId, isSilent }: { caseId: string; isSilent: boolean },
): Promise<boolean> {
  const found = await findCase(tx.db, caseId);
  if (!found?.authorId || found.isHidden || found.holdId) return false;
  const { standing } = await standingOf(tx.db, found.authorId);
  if (standing !== 'good' || (await wasHeldBefore(tx.db, found.authorId))) return false;
  const { id, endsAt } = await imposeSanction(tx, {
    caseId,
    person: { userId: found.authorId },
    step: 'limit',
    suggestedStep: 'limit',
    hours: signalLimits.holdHours,
    rule: ruleOf(found),
    facts: null,
    source: found.reporters > 0 ? 'reports_and_signal' : 'signal',
    decidedBy: null,
    isAutomated: true,
    isSilent,
    subject: { kind: 'account', id: found.authorId, quote: '', writtenAt: null },
  });
  if (!endsAt) throw new Error('a hold ends');
  await hastenCase(tx, caseId, { holdId: id, heldUntil: endsAt });
  return true;
}
