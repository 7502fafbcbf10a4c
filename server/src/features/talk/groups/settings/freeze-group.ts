import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { freezeGroup as endpoint } from '@firstlight/contract/talk/groups/groups.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { shutChannels } from '../../channels/shut-channels.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { groupToModerate } from '../access/visible-group.ts';
import { groupEvents } from '../groups.events.ts';
import { updateGroup } from './settings.queries.ts';

/** With the commit nobody sends or edits, whatever is on its way. Twice is once: who froze it first stays named. */
export async function freezeGroup(
  ctx: Context<Member>,
  { groupId }: InputOf<typeof endpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    await holdGroup(tx.db, groupId, 'change');
    const { frozenAt } = await groupToModerate(tx, groupId);
    if (frozenAt) return null;
    await updateGroup(tx.db, groupId, { frozenAt: tx.now(), frozenBy: ctx.actor.id });
    await shutChannels(tx.db, groupId, true);
    tx.record(groupEvents.changed, { groupId });
    return null;
  });
}
