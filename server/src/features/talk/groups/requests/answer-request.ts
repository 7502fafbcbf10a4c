import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { answerRequest as endpoint } from '@firstlight/contract/talk/groups/access-requests.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { groupToModerate } from '../access/visible-group.ts';
import { groupEvents } from '../groups.events.ts';
import { admitMember } from '../members/admit-member.ts';
import { findEarlierAnswer, storeAnswer } from './requests.queries.ts';

/** By the first of the group’s moderators; whoever asked is told that, and not by whom. */
export async function answerRequest(
  ctx: Context<Member>,
  { groupId, requestId, answer }: InputOf<typeof endpoint>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    await holdGroup(tx.db, groupId, 'join');
    await groupToModerate(tx, groupId);
    const by = tx.actor.id;
    const userId = await storeAnswer(tx.db, { groupId, requestId, answer, by, at: tx.now() });
    if (!userId) {
      const earlier = await findEarlierAnswer(tx.db, groupId, requestId);
      // Whoever got no answer sends it again.
      if (earlier?.state === answer && earlier.answeredBy === by) return null;
      throw new AppError(earlier ? 'groups.already_answered' : 'request.not_found');
    }
    if (answer === 'approved') await admitMember(tx, { groupId, userId }).catch(sayWhoseLimit);
    tx.record(groupEvents.accessAnswered, { requestId, userId, answer });
    tx.record(groupEvents.changed, { groupId });
    return null;
  });
}

/** It is the asker who is in too many groups, not whoever answers. */
function sayWhoseLimit(error: unknown): never {
  if (error instanceof AppError && error.code === 'groups.too_many')
    throw new AppError('groups.asker_is_full');
  throw error;
}
