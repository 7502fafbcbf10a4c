import type { Context } from '../../../../core/context.ts';
import { ask } from '../../../../core/question.ts';
import type { Asked } from '../../../../platform/live/live-topic.ts';
import { channelQuestions } from '../channels.questions.ts';
import { listHeads } from './heads.queries.ts';

/** Which of these people may hear the channel they ask for. */
export async function listListeners(ctx: Context, asked: readonly Asked[]): Promise<readonly Asked[]> {
  const heads = await listHeads(ctx.db, [...new Set(asked.map(({ id }) => id))]);
  const owners = new Map(
    heads.flatMap(({ channelId, conversationId, isDeleted }) =>
      isDeleted ? [] : [[channelId, conversationId]],
    ),
  );
  const known = asked.flatMap(({ userId, id }) => {
    const ownerId = owners.get(id);
    return userId && ownerId ? [{ userId, ownerId, id }] : [];
  });
  const members = await ask(ctx, channelQuestions.conversationMembers, known);
  const may = new Set(members.map(({ userId, ownerId }) => `${userId} ${ownerId}`));
  return known
    .filter(({ userId, ownerId }) => may.has(`${userId} ${ownerId}`))
    .map(({ userId, id }) => ({ userId, id }));
}
