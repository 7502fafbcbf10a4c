import type { Db } from '../../../db/database.ts';
import { countOtherAdmins } from './account/admins.queries.ts';

/** Whether an admin besides these has been here since. */
export async function hasOtherAdmin(db: Db, besides: readonly string[], since: Date): Promise<boolean> {
  return (await countOtherAdmins(db, besides, since)) > 0;
}
