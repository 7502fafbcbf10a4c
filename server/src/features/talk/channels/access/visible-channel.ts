import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import type { SeenStanding } from '../../../people/accounts/require-standing.ts';
import type { Membership } from '../channels.questions.ts';
import { type ChannelRights, rightsInChannel } from '../rights-in-channel.ts';
import { askMembers } from './ask-members.ts';
import { findTerms, type Head, listHeads } from './heads.queries.ts';

export interface VisibleChannel extends Head, ChannelRights {
  actor: SeenStanding;
  role: Membership['role'];
  /** The other of two; null: the account is gone, or it is a group's channel. */
  partnerId: string | null;
}

/** The channel and what one may do there, or the same 404 for one that is closed to whoever asks and one that never was. */
export async function visibleChannel(ctx: Context<Member>, channelId: string): Promise<VisibleChannel> {
  const found = await findVisibleChannel(ctx, channelId);
  if (!found) throw new AppError('channels.not_found');
  return found;
}

/**
 * The head is read first: whoever loses a right after that has moved its epoch, and what is written under the one read here is
 * refused.
 */
export async function findVisibleChannel(
  ctx: Context<Member>,
  channelId: string,
): Promise<VisibleChannel | undefined> {
  const [head] = await listHeads(ctx.db, [channelId]);
  if (!head) return undefined;
  const [membership] = await askMembers(ctx, [{ ...head, userId: ctx.actor.id }]);
  if (!membership) return undefined;
  const partnerId = membership.role === 'partner' ? membership.partnerId : null;
  const { actor, partner } = await findTerms(ctx.db, ctx.actor.id, partnerId);
  const rights = rightsInChannel({ ...head, membership, actor, partner });
  return rights && { ...head, ...rights, actor, role: membership.role, partnerId };
}

/** For whoever wants to write there. */
export function requireWritable(channel: VisibleChannel): void {
  if (channel.refusal) throw new AppError(channel.refusal);
}
