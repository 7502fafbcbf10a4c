import { messageRules } from '@firstlight/contract/rules.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { findCalledPeople } from '../../../people/accounts/find-called-people.ts';
import { findBlocksBetween } from '../../../people/blocks/find-blocks-between.ts';
import { askMembers, type ChannelOwner } from '../access/ask-members.ts';

/**
 * Those a text names with an @ who are in the channel, and whom nothing stands between; everybody else’s name stays a word, so that naming people tells
 * nobody who is there.
 */
export async function findMentioned(
  ctx: Context<Member>,
  { conversationId, groupId }: ChannelOwner,
  text: string,
): Promise<string[]> {
  const named = new Set(
    [...text.matchAll(/(?<![\w@.])@(\w{3,20})(?!\w)/g)].map(([, username = '']) => username.toLowerCase()),
  );
  if (named.size > messageRules.mentionsMax) throw new AppError('channels.too_many_mentions');
  if (named.size === 0) return [];
  const people = await findCalledPeople(ctx.db, [...named]);
  const asked = people.map((userId) => ({ userId, conversationId, groupId }));
  const members = await askMembers(ctx, asked);
  const ids = members.map(({ userId }) => userId);
  const { apart } = await findBlocksBetween(ctx.db, ctx.actor.id, ids);
  return ids.filter((id) => !apart.has(id));
}
