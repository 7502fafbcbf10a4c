import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Counts all of somebody's reactions, or none of them, and says on which projects that changed a sum. */
export async function recountReactionsOf(db: Db, userId: string, isCounted: boolean): Promise<string[]> {
  const change = sql`user_id = ${userId} and is_counted <> ${isCounted}`;
  // Held in one order, so that two people whose standing changes at once cannot wait for each other.
  await sql`
    select from reaction_counts where project_id in (select project_id from reactions where ${change})
    order by project_id for update
  `.execute(db);
  if (isCounted) {
    await sql`
      insert into reaction_counts (project_id) select distinct project_id from reactions where ${change} order by project_id
      on conflict do nothing
    `.execute(db);
  }
  const by = sql.lit(isCounted ? 1 : -1);
  const { rows } = await sql<{ projectId: string }>`
    with moved as (
      update reactions set is_counted = ${isCounted} where ${change} returning project_id, kind
    ), sums as (
      select project_id,
        count(*) filter (where kind = 'thumb') as thumb, count(*) filter (where kind = 'heart') as heart,
        count(*) filter (where kind = 'rocket') as rocket, count(*) filter (where kind = 'bulb') as bulb,
        count(*) filter (where kind = 'thinking') as thinking
      from moved group by project_id
    )
    update reaction_counts as stored set
      thumb = stored.thumb + ${by} * sums.thumb, heart = stored.heart + ${by} * sums.heart,
      rocket = stored.rocket + ${by} * sums.rocket, bulb = stored.bulb + ${by} * sums.bulb,
      thinking = stored.thinking + ${by} * sums.thinking
    from sums where stored.project_id = sums.project_id
    returning stored.project_id
  `.execute(db);
  return rows.map(({ projectId }) => projectId);
}
