import type { Context, Member } from '../../../core/context.ts';
import type { Db } from '../../../db/database.ts';
import { holdGroup } from './access/groups.queries.ts';
import { groupOfMember } from './access/visible-group.ts';

export interface EnteredGroup {
  id: string;
  name: string;
  /** One of its owners and moderators asks. */
  canModerate: boolean;
}

/** A group to one of its members; to anybody else it is closed, or not there. */
export async function enterGroup(ctx: Context<Member>, groupId: string): Promise<EnteredGroup> {
  const { id, name, canModerate } = await groupOfMember(ctx, groupId);
  return { id, name, canModerate };
}

/** Held until the transaction ends, against whoever else changes it. */
export async function keepGroup(db: Db, groupId: string): Promise<void> {
  await holdGroup(db, groupId, 'change');
}
