import { groupLimits } from '@firstlight/contract/talk/groups/group-limits.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { findGroupRow, type GroupRow } from './groups.queries.ts';
import { type GroupFacts, type GroupRights, rightsInGroup } from './rights-in-group.ts';

export type VisibleGroup = GroupRow & GroupRights;

const day = 24 * 60 * 60 * 1000;

/** Until when the owners of a deleted group can bring it back. */
export const restorableUntil = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + groupLimits.restoreDays * day);

/** The group and what one may do there, or the same 404 for one that is closed to whoever asks and one that never was. */
export async function visibleGroup(ctx: Context<Member>, groupId: string): Promise<VisibleGroup> {
  const found = await findVisibleGroup(ctx, groupId);
  if (!found) throw new AppError('groups.not_found');
  return found;
}

export async function findVisibleGroup(
  { db, actor, now }: Context<Member>,
  groupId: string,
): Promise<VisibleGroup | undefined> {
  const row = await findGroupRow(db, actor.id, groupId);
  if (!row) return undefined;
  const rights = rightsInGroup({
    ...row,
    isFrozen: row.frozenAt !== null,
    isTakenDown: row.takenDownAt !== null,
    isAdmin: actor.isAdmin,
    deletion: deletionOf(row, now()),
  });
  return rights && { ...row, ...rights };
}

/** Deleted by a decision, it is gone for its owners as well, whatever an appeal makes of it. */
function deletionOf({ deletedAt, measure }: GroupRow, now: Date): GroupFacts['deletion'] {
  if (deletedAt === null) return 'none';
  return measure !== 'deleted' && restorableUntil(deletedAt) > now ? 'restorable' : 'gone';
}

/** For whoever wants to read what members read. */
export async function groupOfMember(ctx: Context<Member>, groupId: string): Promise<VisibleGroup> {
  const found = await visibleGroup(ctx, groupId);
  if (!found.canRead) throw new AppError('groups.members_only');
  return found;
}

/** For acts of moderators. */
export async function groupToModerate(ctx: Context<Member>, groupId: string): Promise<VisibleGroup> {
  const found = await groupOfMember(ctx, groupId);
  if (!found.canModerate) throw new AppError('groups.not_allowed');
  return found;
}

/** For acts of owners. */
export async function groupToOwn(ctx: Context<Member>, groupId: string): Promise<VisibleGroup> {
  const found = await groupOfMember(ctx, groupId);
  if (!found.canOwn) throw new AppError('groups.not_allowed');
  return found;
}
