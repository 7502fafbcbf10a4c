import type { Context } from '../../../../core/context.ts';
import type { Belonging, GroupMembership } from '../../channels/channels.questions.ts';
import { listRoles } from './groups.queries.ts';

/** Who belongs to which group, for channels, which know no group. */
export async function listGroupMembers(
  { db }: Context,
  asked: readonly Belonging[],
): Promise<readonly GroupMembership[]> {
  return asked.length > 0 ? listRoles(db, asked) : [];
}
