import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { isYoung } from '@firstlight/contract/people/accounts/is-young.ts';
import { categoryMask } from '@firstlight/contract/showcase/projects/categories.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { generalChannel } from '@firstlight/contract/talk/groups/group-limits.ts';
import type { createGroup as endpoint } from '@firstlight/contract/talk/groups/groups.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { keepAccount } from '../../../people/accounts/keep-account.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { openGroupChannel } from '../../channels/open-group-channel.ts';
import { groupEvents } from '../groups.events.ts';
import { insertMember } from '../members/members.queries.ts';
import { refuseTooMany } from '../members/refuse-too-many.ts';
import { readGroup } from './read-group.ts';
import { insertGroup, relistGroup } from './settings.queries.ts';

/** A group with its general channel, and whoever made it as its owner. */
export async function createGroup(
  ctx: HttpContext<Member>,
  { categories, ...form }: InputOf<typeof endpoint>,
): Promise<Group> {
  const { createdAt: accountOpenedAt, standing, isStandingHidden } = await requireStanding(ctx.db, ctx.actor);
  const isCounted = standing === 'good' || isStandingHidden;
  await refuseTooMany(ctx.db, ctx.actor.id);
  await takeAllowance(ctx, accountOpenedAt);
  const createdAt = ctx.now();
  const id = ctx.newOrderedId();
  const isListed = form.visibility === 'public' || (form.isListed ?? true);
  const userId = ctx.actor.id;
  return inTransaction(ctx, async (tx) => {
    await keepAccount(tx, userId);
    await insertGroup(tx.db, {
      ...form,
      id,
      isListed,
      categories: categoryMask(categories),
      createdAt,
      writtenBy: userId,
    });
    await insertMember(tx.db, { groupId: id, userId, role: 'owner', joinedAt: createdAt, isCounted });
    await openGroupChannel(tx, { groupId: id, name: generalChannel, isOpen: true });
    await relistGroup(tx.db, id);
    tx.record(groupEvents.membershipChanged, { groupId: id, userId });
    return readGroup(tx, { groupId: id });
  });
}

async function takeAllowance(ctx: HttpContext<Member>, accountOpenedAt: Date): Promise<void> {
  if (isYoung(accountOpenedAt, ctx.now())) await ctx.takeLimit('groups.create-new', ctx.actor.id);
  await ctx.takeLimit('groups.create', ctx.actor.id);
}
