import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { iterationsAs } from '../../iterations/iterations.sql.ts';

export interface Changed {
  isCredited: boolean;
  isTriedAgain: boolean;
}

/**
 * What a maker has published since this tester wrote, tested again or skipped, whichever came last: whether any of it
 * credits them, and whether they have opened the project after any of it. Undefined: nothing, or they never said a word.
 */
export async function findChanged(db: Db, pairTag: Buffer): Promise<Changed | undefined> {
  const { rows } = await sql<Changed>`
    with said as (
      select project_id, feedback_id, null::uuid as skip_id, greatest(given_at, retested_at) as said_at
      from hidden.feedback_authors join feedback on feedback.id = feedback_id
      where pair_tag = ${pairTag} and deleted_at is null
      union all
      select project_id, null, skip_id, skipped_at
      from hidden.skip_authors join skips on skips.id = skip_id
      where pair_tag = ${pairTag} or earlier_pair_tag = ${pairTag}
    ), published as (
      select id, published_at from ${iterationsAs('iterations')}
      where project_id = (select project_id from said limit 1) and published_at > (select max(said_at) from said)
        and deleted_at is null
    )
    select
      exists (select from iteration_feedback join said using (feedback_id) join published on id = iteration_id)
        or exists (select from iteration_skips join said using (skip_id) join published on id = iteration_id) as is_credited,
      exists (
        select from hidden.tests join published on published_at <= last_opened_at where pair_tag = ${pairTag}
      ) as is_tried_again
    where exists (select from published)
  `.execute(db);
  return rows[0];
}
