import { groupLimits } from '@firstlight/contract/talk/groups/group-limits.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Db } from '../../../../db/database.ts';
import { countGroupsOf } from './members.queries.ts';

/** Somebody is in so many groups as a page can follow. */
export async function refuseTooMany(db: Db, userId: string): Promise<void> {
  if ((await countGroupsOf(db, userId)) >= groupLimits.groupsMax) throw new AppError('groups.too_many');
}
