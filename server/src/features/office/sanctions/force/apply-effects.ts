import { feedbackRulesBroken } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { withholdEarlier } from '../../../trials/feedback/limit-author.ts';
import type { Sanction } from '../sanctions.queries.ts';
import { applyStanding } from './apply-standing.ts';

/** After a sanction has begun to hold somebody back. */
export async function applyEffects(
  tx: TransactionContext<Context>,
  userId: string,
  { step, rule, isAutomated }: Pick<Sanction, 'step' | 'rule' | 'isAutomated'>,
): Promise<void> {
  await applyStanding(tx, userId);
  // What a machine holds, nobody has judged: earlier notes stay.
  if (step === 'limit' && !isAutomated && feedbackRulesBroken.includes(rule))
    await withholdEarlier(tx, userId);
}
