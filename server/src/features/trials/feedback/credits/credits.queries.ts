import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

interface Credited {
  id: string;
  projectId: string;
}

/** How many of these stand on this project for everybody to read, and are credited now. */
export async function creditFeedback(
  db: Db,
  { id, projectId }: Credited,
  feedbackIds: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into iteration_feedback (iteration_id, feedback_id)
    select ${id}::uuid, feedback.id from feedback
    where feedback.id = any(${feedbackIds}::uuid[]) and project_id = ${projectId}
      and deleted_at is null and not is_withheld
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** The same for the notes of those who skipped it. */
export async function creditSkips(
  db: Db,
  { id, projectId }: Credited,
  skipIds: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into iteration_skips (iteration_id, skip_id)
    select ${id}::uuid, skips.id from skips
    where skips.id = any(${skipIds}::uuid[]) and project_id = ${projectId} and not is_withheld
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}
