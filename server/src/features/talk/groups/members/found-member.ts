import type { GroupRole } from '@firstlight/contract/talk/groups/group-limits.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Db } from '../../../../db/database.ts';
import { findCalledPeople } from '../../../people/accounts/find-called-people.ts';
import { findRole } from './members.queries.ts';

/** Whoever is called so. */
async function foundPerson(db: Db, username: string): Promise<string> {
  const [userId] = await findCalledPeople(db, [username]);
  if (!userId) throw new AppError('request.not_found');
  return userId;
}

/** A member by their username: that of nobody and of somebody who is no member answer alike. */
export async function foundMember(
  db: Db,
  groupId: string,
  username: string,
): Promise<{ userId: string; role: GroupRole }> {
  const userId = await foundPerson(db, username);
  const role = await findRole(db, groupId, userId);
  if (!role) throw new AppError('request.not_found');
  return { userId, role };
}
