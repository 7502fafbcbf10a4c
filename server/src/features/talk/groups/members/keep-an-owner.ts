import { AppError } from '../../../../core/app-error.ts';
import type { Db } from '../../../../db/database.ts';
import { countOwners } from './members.queries.ts';

/** Before an owner goes or gives the role back, while the group is held: somebody else has it. */
export async function keepAnOwner(db: Db, groupId: string): Promise<void> {
  if ((await countOwners(db, groupId)) < 2) throw new AppError('groups.last_owner');
}
