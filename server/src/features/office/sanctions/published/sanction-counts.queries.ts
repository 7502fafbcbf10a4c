import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** Steps decided in that time, those that were not the suggested ones, and the appeals answered. */
export async function countSanctionWeek(db: Db, { from, until }: { from: Date; until: Date }) {
  const { rows } = await sql<Record<'decided' | 'changed' | 'appeals' | 'overturned', number>>`
    select decisions.*, answers.* from (
      select count(*)::int as decided, count(*) filter (where coalesce(reduced_from, step) <> suggested_step)::int as changed
      from sanctions where decided_at >= ${from} and decided_at < ${until} and state <> 'undone' and not is_automated
    ) as decisions cross join (
      select count(*)::int as appeals, count(*) filter (where outcome = 'overturned')::int as overturned
      from appeals where decided_at >= ${from} and decided_at < ${until}
    ) as answers
  `.execute(db);
  return rows[0] ?? { decided: 0, changed: 0, appeals: 0, overturned: 0 };
}
