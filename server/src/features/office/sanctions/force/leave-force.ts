import type { SanctionStep } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { returnWithheld } from '../../../trials/feedback/limit-author.ts';
import { applyStanding } from './apply-standing.ts';

/** After a sanction has ceased to hold somebody back: what else is in force decides how they stand. */
export async function leaveForce(
  tx: TransactionContext<Context>,
  userId: string,
  step: SanctionStep,
): Promise<void> {
  const inForce = await applyStanding(tx, userId);
  if (step === 'limit' && !inForce.includes('limit')) await returnWithheld(tx, userId);
}
