import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import type { Db } from '../../../../db/database.ts';
import { gatherByPool } from '../../../../platform/gather-questions.ts';
import type { SeenStanding } from '../../../people/accounts/require-standing.ts';
import type { Membership } from '../channels.questions.ts';
import { type ChannelRights, rightsInChannel } from '../rights-in-channel.ts';
import { askMembers } from './ask-members.ts';
import { type Head, listHeads, listTerms, type Terms } from './heads.queries.ts';

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

export const findVisibleChannel = (
  ctx: Context<Member>,
  channelId: string,
): Promise<VisibleChannel | undefined> => find(ctx.db, { ctx, channelId });

interface Asked {
  ctx: Context<Member>;
  channelId: string;
}

/**
 * The heads are read first: whoever loses a right after that has moved its epoch, and what is written under the one read here is
 * refused.
 */
const find = gatherByPool(async (db: Db, asked: readonly Asked[]) => {
  const [first] = asked;
  if (!first) return [];
  const heads = await listHeads(db, [...new Set(asked.map(({ channelId }) => channelId))]);
  const known = new Map(heads.map((head) => [head.channelId, head]));
  const knocking = asked.flatMap(({ ctx, channelId }) => {
    const head = known.get(channelId);
    return head ? [{ ...head, userId: ctx.actor.id }] : [];
  });
  // Who belongs where is the same, whoever asks.
  const members = knocking.length > 0 ? await askMembers({ ...first.ctx, db }, knocking) : [];
  const memberships = new Map(members.map((one) => [keyOf(one.userId, one.ownerId), one]));
  const inside = knocking.flatMap((head) => {
    const membership = memberships.get(keyOf(head.userId, head.conversationId ?? head.groupId));
    return membership ? [{ head, membership, actorId: head.userId, partnerId: partnerIn(membership) }] : [];
  });
  const terms = inside.length > 0 ? await listTerms(db, inside) : [];
  const found = new Map(
    inside.map((one, place) => [keyOf(one.actorId, one.head.channelId), rightsOf(one, terms[place])]),
  );
  return asked.map(({ ctx, channelId }) => found.get(keyOf(ctx.actor.id, channelId)));
});

const keyOf = (one: string, other: string | null) => `${one} ${other}`;

const partnerIn = (membership: Membership) => (membership.role === 'partner' ? membership.partnerId : null);

function rightsOf(
  { head, membership, partnerId }: { head: Head; membership: Membership; partnerId: string | null },
  terms: Terms | undefined,
): VisibleChannel | undefined {
  if (!terms) return undefined;
  const { actor, partner } = terms;
  const rights = rightsInChannel({ ...head, membership, actor, partner });
  return rights && { ...head, ...rights, actor, role: membership.role, partnerId };
}

/** For whoever wants to write there. */
export function requireWritable(channel: VisibleChannel): void {
  if (channel.refusal) throw new AppError(channel.refusal);
}
