import type { Context } from '../../../../core/context.ts';
import { ask } from '../../../../core/question.ts';
import { inTransaction, type TransactionContext } from '../../../../core/transaction.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { groupQuestions } from '../groups.questions.ts';
import { storeRole } from '../members/store-role.ts';
import { disownCard } from '../settings/held-cards.queries.ts';
import { relistGroup } from '../settings/settings.queries.ts';
import { passOnGroup } from './pass-on-group.ts';
import { listLeaderless, listOwners } from './succession.queries.ts';

const day = 24 * 60 * 60 * 1000;
/** So long an appeal may take, and more: then somebody else looks after the group. */
const afterDays = 14;

/** Groups whose owners have all been suspended for good for two weeks are handed on, as those of accounts that go. Should one come back, they are a member. */
export async function handOverSuspended(ctx: Context): Promise<void> {
  for (const groupId of await listLeaderless(ctx.db))
    await inTransaction(ctx, async (tx) => {
      await holdGroup(tx.db, groupId, 'change');
      const ownerIds = await listOwners(tx.db, groupId);
      if (ownerIds.length > 0 && (await areGone(tx, ownerIds))) await handOver(tx, groupId, ownerIds);
    });
}

async function areGone(tx: TransactionContext<Context>, userIds: readonly string[]): Promise<boolean> {
  const since = new Date(tx.now().getTime() - afterDays * day);
  const gone = await ask(tx, groupQuestions.suspendedForGood, { userIds, since });
  return userIds.every((id) => gone.has(id));
}

/** The words they wrote on the card are the group’s from now on: nobody else would answer for them, and outsiders could not find it. */
async function handOver(
  tx: TransactionContext<Context>,
  groupId: string,
  ownerIds: readonly string[],
): Promise<void> {
  if (!(await passOnGroup(tx, groupId, ownerIds))) return;
  for (const userId of ownerIds) await storeRole(tx, groupId, userId, 'member');
  await disownCard(tx.db, groupId, ownerIds);
  await relistGroup(tx.db, groupId);
}
