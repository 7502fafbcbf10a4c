import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export interface StoredGroup {
  name: string;
  description: string;
  createdAt: Date;
  takenDownAt: Date | null;
  /** Whoever has owned it longest. */
  ownerId: string | null;
}

/** A group as it stands, whoever may see it. */
export async function findStoredGroup(db: Db, id: string): Promise<StoredGroup | undefined> {
  const { rows } = await sql<StoredGroup>`
    select name, description, created_at, taken_down_at, (
      select user_id from group_members where group_id = groups.id and role = 'owner' order by joined_at, user_id limit 1
    ) as owner_id
    from groups where id = ${id}
  `.execute(db);
  return rows[0];
}
