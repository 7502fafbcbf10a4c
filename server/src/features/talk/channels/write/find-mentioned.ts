import { messageRules } from '@firstlight/contract/rules.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { findCalledPeople } from '../../../people/accounts/find-called-people.ts';
import { findBlocksBetween } from '../../../people/blocks/find-blocks-between.ts';
import { askMembers, type ChannelOwner } from '../access/ask-members.ts';

interface Written extends ChannelOwner {
  text: string;
  /** Whose message it answers, if anybody’s. */
  answeredId: string | null;
}

export interface Mentioned {
  /** Those whom the text calls by their names. */
  mentions: string[];
  /** Those and whoever is answered, but oneself: in a group they are told. */
  meantIds: string[];
}

const names = /(?<![\w@.])@(\w{3,20})(?!\w)/g;

/** The word that calls everybody. */
const everybody = 'all';

/**
 * Those a text names with an @ who are in the channel, and whom nothing stands between; everybody else’s name stays a word, so that naming people tells
 * nobody who is there.
 */
export async function findMentioned(
  ctx: Context<Member>,
  { conversationId, groupId, text, answeredId }: Written,
): Promise<Mentioned> {
  const named = namesIn(text);
  if (named.size > messageRules.mentionsMax) throw new AppError('channels.too_many_mentions');
  const called = named.size > 0 ? await findCalledPeople(ctx.db, [...named]) : [];
  const people = [...new Set(answeredId === null ? called : [...called, answeredId])];
  if (people.length === 0) return { mentions: [], meantIds: [] };
  const members = await askMembers(
    ctx,
    people.map((userId) => ({ userId, conversationId, groupId })),
  );
  const ids = members.map(({ userId }) => userId);
  const { apart } = await findBlocksBetween(ctx.db, ctx.actor.id, ids);
  const reached = ids.filter((id) => !apart.has(id));
  return {
    mentions: reached.filter((id) => called.includes(id)),
    meantIds: groupId === null ? [] : reached.filter((id) => id !== ctx.actor.id),
  };
}

/** Whether a text calls everybody. */
export const callsEverybody = (text: string): boolean => namesIn(text).has(everybody);

const namesIn = (text: string) =>
  new Set([...text.matchAll(names)].map(([, username = '']) => username.toLowerCase()));
