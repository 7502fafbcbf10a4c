import type { Context } from '../../../../core/context.ts';
import type { Asked } from '../../../../platform/live/live-topic.ts';
import { listRoles } from './groups.queries.ts';

/** Which of these people may follow the group they ask for: its members. */
export async function listGroupListeners(
  { db }: Context,
  asked: readonly Asked[],
): Promise<readonly Asked[]> {
  const known = asked.flatMap(({ userId, id }) => (userId ? [{ userId, ownerId: id }] : []));
  const roles = known.length > 0 ? await listRoles(db, known) : [];
  return roles.map(({ userId, ownerId }) => ({ userId, id: ownerId }));
}
