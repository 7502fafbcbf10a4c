import type { Context } from '../../../../core/context.ts';
import type { Asked } from '../../../../platform/live/live-topic.ts';
import { askMembers } from './ask-members.ts';
import { listHeads } from './heads.queries.ts';

/** Which of these people may hear the channel they ask for. */
export async function listListeners(ctx: Context, asked: readonly Asked[]): Promise<readonly Asked[]> {
  const heads = await listHeads(ctx.db, [...new Set(asked.map(({ id }) => id))]);
  const owners = new Map(
    heads.flatMap(({ channelId, conversationId, groupId, isDeleted }) =>
      isDeleted ? [] : [[channelId, { conversationId, groupId }]],
    ),
  );
  const known = asked.flatMap(({ userId, id }) => {
    const owner = owners.get(id);
    return userId && owner ? [{ userId, ...owner, id }] : [];
  });
  const members = await askMembers(ctx, known);
  const may = new Set(members.map(({ userId, ownerId }) => `${userId} ${ownerId}`));
  return known
    .filter(({ userId, conversationId, groupId }) => may.has(`${userId} ${conversationId ?? groupId}`))
    .map(({ userId, id }) => ({ userId, id }));
}
