import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { findCalledPeople } from '../../../people/accounts/find-called-people.ts';
import { findProfileByUsername } from '../../../people/accounts/find-profile.ts';
import { findBlocksBetween } from '../../../people/blocks/find-blocks-between.ts';
import { findGroupRow } from '../access/groups.queries.ts';

/** Somebody who may be looked at, is not in the group and not banned there, and whom nothing stands between. One answer for every other case: it tells nothing. */
export async function findInvitable(
  ctx: Context<Member>,
  groupId: string,
  username: string,
): Promise<string> {
  const [userId] = await findCalledPeople(ctx.db, [username]);
  if (!userId || userId === ctx.actor.id || !(await isInvitable(ctx, groupId, { userId, username })))
    throw new AppError('groups.cannot_invite');
  return userId;
}

async function isInvitable(
  ctx: Context<Member>,
  groupId: string,
  { userId, username }: { userId: string; username: string },
): Promise<boolean> {
  const profile = await findProfileByUsername(ctx, username);
  if (profile?.visibility !== 'visible') return false;
  const { apart } = await findBlocksBetween(ctx.db, ctx.actor.id, [userId]);
  const group = await findGroupRow(ctx.db, userId, groupId);
  return apart.size === 0 && group !== undefined && group.role === null && !group.isBanned;
}
