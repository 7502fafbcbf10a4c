import { sql } from 'kysely';
import type { Measure } from '../../../../core/reportable.ts';
import type { Db } from '../../../../db/database.ts';

export interface StoredGroup {
  name: string;
  description: string;
  createdAt: Date;
  takenDownAt: Date | null;
  frozenAt: Date | null;
  frozenBy: string | null;
  deletedAt: Date | null;
  deletedBy: string | null;
  /** By a decision about it. */
  measure: Measure | null;
  /** What each decision that stands made of it, by its case. */
  decisions: Readonly<Record<string, Measure | 'removed'>>;
  /** Who wrote the words, whoever owns the group since. */
  writtenBy: string | null;
}

/** A group as it stands, whoever may see it. */
export async function findStoredGroup(db: Db, id: string): Promise<StoredGroup | undefined> {
  const { rows } = await sql<StoredGroup>`
    select name, description, created_at, taken_down_at, frozen_at, frozen_by, deleted_at, deleted_by, measure, decisions,
      written_by
    from groups where id = ${id}
  `.execute(db);
  return rows[0];
}
