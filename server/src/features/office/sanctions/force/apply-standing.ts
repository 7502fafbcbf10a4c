import type { SanctionStep } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { changeStanding } from '../../../people/accounts/change-standing.ts';
import { personTag } from '../../../people/accounts/person-tag.ts';
import { relistOwner } from '../../../showcase/projects/relist-owner.ts';
import { recountPerson } from '../../../showcase/reactions/recount-person.ts';
import { relistCards } from '../../../talk/groups/relist-cards.ts';
import { type InForce, listInForce } from '../sanctions.queries.ts';
import { isSeenByOthers, standingFrom } from './standing-from.ts';

/**
 * Derives anew how somebody stands, and carries it to all that shows it, in the transaction that changed a sanction. The
 * account is held for it (`holdForStanding`) before the sanctions are read. Gives what is in force.
 */
export async function applyStanding(
  tx: TransactionContext<Context>,
  userId: string,
): Promise<readonly SanctionStep[]> {
  const inForce = await listInForce(tx.db, personTag(tx.vault, userId));
  const steps = stepsOf(inForce);
  const standing = standingFrom(steps);
  const seen = standingFrom(stepsOf(inForce.filter(isSeenByOthers)));
  const isStandingHidden = standing !== 'good' && seen === 'good';
  if (await changeStanding(tx, userId, { standing, isStandingHidden })) {
    await relistOwner(tx, userId);
    await relistCards(tx, userId, seen === 'good');
    await recountPerson(tx, userId, seen === 'good');
  }
  return steps;
}

function stepsOf(inForce: readonly InForce[]): SanctionStep[] {
  return inForce.map(({ step }) => step);
}
