import { ratingRules, validatedRules } from '@firstlight/contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** In steps of a tenth: a mean that trembles would rewrite every project's rating for nothing anybody sees. */
export async function refreshMean(db: Db): Promise<void> {
  await sql`
    update rating_mean set mean = fresh.mean
    from (
      select round(10.0 * sum(rating_sum) / sum(feedback_count))::int * 100 as mean
      from project_stats where feedback_count > 0
    ) as fresh
    where rating_mean.mean <> fresh.mean
  `.execute(db);
}

/** Those whose rating is no longer what the mean makes of it, at most so many at once. */
export async function adjustRatings(db: Db, limit: number): Promise<bigint | undefined> {
  const prior = ratingRules.priorRatings;
  const { numAffectedRows } = await sql`
    with fair as (
      select project_id, rating as current,
        round((${prior}::int * mean + 1000.0 * rating_sum) / (${prior}::int + feedback_count))::int as rating
      from project_stats, rating_mean
    ), due as (
      select project_id, rating from fair where rating <> current limit ${limit}
    )
    update project_stats set rating = due.rating,
      validated = validated and due.rating >= ${1000 * validatedRules.lostBelow}::int
    from due where due.project_id = project_stats.project_id
  `.execute(db);
  return numAffectedRows;
}
