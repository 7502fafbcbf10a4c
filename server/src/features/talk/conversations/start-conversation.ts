import { isYoung } from '@firstlight/contract/people/accounts/is-young.ts';
import type { Conversation } from '@firstlight/contract/talk/conversations/conversations.ts';
import { AppError } from '../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../core/context.ts';
import { findCalledPeople } from '../../people/accounts/find-called-people.ts';
import { findProfileByUsername } from '../../people/accounts/find-profile.ts';
import { requireStanding } from '../../people/accounts/require-standing.ts';
import { findBlocksBetween } from '../../people/blocks/find-blocks-between.ts';
import { findConversation } from './conversations.queries.ts';
import { pairUp } from './pair-up.ts';
import { readConversation } from './read-conversation.ts';

/** The conversation with somebody, opened if there was none. The other hears of it with the first message. */
export async function startConversation(
  ctx: HttpContext<Member>,
  { username }: { username: string },
): Promise<Conversation> {
  const { createdAt } = await requireStanding(ctx.db, ctx.actor);
  const actorId = ctx.actor.id;
  if (username === ctx.actor.username) throw new AppError('conversations.oneself');
  const [partnerId] = await findCalledPeople(ctx.db, [username]);
  const people = [actorId, partnerId ?? ''] as const;
  const [first = '', second = ''] = people.toSorted();
  const earlier = partnerId && (await findConversation(ctx.db, first, second));
  if (earlier) return readConversation(ctx, { conversationId: earlier });
  if (!partnerId || !(await isOpenTo(ctx, partnerId, username)))
    throw new AppError('conversations.cannot_write');
  await takeAllowance(ctx, createdAt, partnerId);
  const { id } = await pairUp(ctx, [actorId, partnerId], actorId);
  return readConversation(ctx, { conversationId: id });
}

/** Anybody who may be looked at may be written to, unless one of the two blocks the other. One answer for every other case: it tells nothing. */
async function isOpenTo(ctx: HttpContext<Member>, partnerId: string, username: string): Promise<boolean> {
  const profile = await findProfileByUsername(ctx, username);
  if (profile?.visibility !== 'visible') return false;
  const { apart } = await findBlocksBetween(ctx.db, ctx.actor.id, [partnerId]);
  return apart.size === 0;
}

/** Trying again with the same person is the same use. */
async function takeAllowance(ctx: HttpContext<Member>, createdAt: Date, partnerId: string): Promise<void> {
  if (isYoung(createdAt, ctx.now())) await ctx.takeLimit('conversations.open-new', ctx.actor.id, partnerId);
  await ctx.takeLimit('conversations.open', ctx.actor.id, partnerId);
}
