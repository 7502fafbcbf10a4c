import { listMembers } from '@firstlight/contract/talk/groups/group-members.ts';
import { call } from '../../../../lib/api/api.ts';

/** Members whose names begin so, a page of them at most. */
export async function findMembers(groupId: string, start: string) {
  const { items } = await call(listMembers, { groupId, ...(start && { query: start }) });
  return items;
}
