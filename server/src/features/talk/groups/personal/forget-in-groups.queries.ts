import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** What was meant for somebody, or asked by them, goes with the account; invites they made go on without a name. */
export async function forgetInGroups(db: Db, userId: string): Promise<void> {
  await sql`delete from group_invites where invitee_id = ${userId}`.execute(db);
  await sql`delete from access_requests where user_id = ${userId}`.execute(db);
  await sql`delete from group_projects where shared_by = ${userId}`.execute(db);
}
