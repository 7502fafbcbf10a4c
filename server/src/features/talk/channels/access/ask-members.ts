import type { Context } from '../../../../core/context.ts';
import { ask } from '../../../../core/question.ts';
import { channelQuestions, type Membership } from '../channels.questions.ts';

/** What a channel belongs to: one of the two. */
export interface ChannelOwner {
  conversationId: string | null;
  groupId: string | null;
}

/** Which of these people belong to what they are asked about, in one question for each sort. */
export async function askMembers(
  ctx: Context,
  asked: readonly (ChannelOwner & { userId: string })[],
): Promise<readonly Membership[]> {
  const talks = asked.flatMap(({ userId, conversationId }) =>
    conversationId === null ? [] : [{ userId, ownerId: conversationId }],
  );
  const groups = asked.flatMap(({ userId, groupId }) =>
    groupId === null ? [] : [{ userId, ownerId: groupId }],
  );
  return [
    ...(talks.length > 0 ? await ask(ctx, channelQuestions.conversationMembers, talks) : []),
    ...(groups.length > 0 ? await ask(ctx, channelQuestions.groupMembers, groups) : []),
  ];
}
