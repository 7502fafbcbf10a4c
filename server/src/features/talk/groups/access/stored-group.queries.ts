import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export interface StoredGroup {
  name: string;
  description: string;
  createdAt: Date;
  takenDownAt: Date | null;
  /** Who wrote the words, whoever owns the group since. */
  writtenBy: string | null;
}

/** A group as it stands, whoever may see it. */
export async function findStoredGroup(db: Db, id: string): Promise<StoredGroup | undefined> {
  const { rows } = await sql<StoredGroup>`
    select name, description, created_at, taken_down_at, written_by from groups where id = ${id}
  `.execute(db);
  return rows[0];
}
