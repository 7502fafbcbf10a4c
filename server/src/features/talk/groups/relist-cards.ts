import type { Transaction } from '../../../core/transaction.ts';
import { countMember } from './members/members.queries.ts';
import { showHeldCards } from './settings/held-cards.queries.ts';
import { relistWritten } from './settings/settings.queries.ts';

/** Brings the groups that somebody is in, and those whose cards they wrote, into line with how others see them now. Called in the transaction that changed it. */
export async function relistCards(
  { db }: Pick<Transaction, 'db'>,
  writerId: string,
  isSeenAsGood: boolean,
): Promise<void> {
  await countMember(db, writerId, isSeenAsGood);
  if (isSeenAsGood) await showHeldCards(db, writerId);
  await relistWritten(db, writerId);
}
