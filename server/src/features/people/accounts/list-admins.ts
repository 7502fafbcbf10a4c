import type { Db } from '../../../db/database.ts';
import { listAdminRows } from './account/admins.queries.ts';

/** Everybody who was made an admin, by id. They are few. */
export async function listAdmins(db: Db): Promise<string[]> {
  return (await listAdminRows(db)).map(({ userId }) => userId);
}
