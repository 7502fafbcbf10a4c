import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { CreditedCount } from '../../iterations/iterations.questions.ts';

interface Credited {
  id: string;
  projectId: string;
}

/** Credits those of these that others can read on this project. Returns how many they are, and how many of them count. */
export async function creditFeedback(
  db: Db,
  { id, projectId }: Credited,
  feedbackIds: readonly string[],
): Promise<CreditedCount> {
  const { rows } = await sql<CreditedCount>`
    with credited as (
      insert into iteration_feedback (iteration_id, feedback_id)
      select ${id}::uuid, feedback.id from feedback
      where feedback.id = any(${feedbackIds}::uuid[]) and project_id = ${projectId}
        and deleted_at is null and not is_withheld
      returning feedback_id
    )
    select count(*)::int as found, count(*) filter (where uncounted_for is null)::int as counted
    from credited join feedback on feedback.id = feedback_id
  `.execute(db);
  return rows[0] ?? { found: 0, counted: 0 };
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
