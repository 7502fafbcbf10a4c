import { moderationRules } from '@firstlight/contract/rules.ts';
import { groupLimits } from '@firstlight/contract/talk/groups/group-limits.ts';
import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { deleteReferences } from '../../../../db/delete-references.ts';
import { desertGroupChannels } from '../../channels/desert-group-channels.ts';
import { deleteGroupRow, holdPurgeable, listPurgeable } from './purge.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** Groups that nobody can bring back any more: their channels are emptied by jobs of their own, the rows that refer to them go in batches, and then they. */
export async function purgeGroups(ctx: Context): Promise<void> {
  const ago = (count: number) => new Date(ctx.now().getTime() - count * day);
  const days = {
    before: ago(groupLimits.restoreDays),
    decidedBefore: ago(moderationRules.appealWithinDays + moderationRules.appealReviewHours / 24),
  };
  for (const groupId of await listPurgeable(ctx.db, days)) {
    const isGone = await inTransaction(ctx, async (tx) => {
      // Somebody may be bringing it back in its last moment: it is there again, or they are too late.
      if (!(await holdPurgeable(tx.db, groupId, days))) return false;
      await desertGroupChannels(tx, groupId);
      return true;
    });
    if (!isGone) continue;
    await deleteReferences(ctx.db, 'groups', [groupId]);
    await deleteGroupRow(ctx.db, groupId);
  }
}
