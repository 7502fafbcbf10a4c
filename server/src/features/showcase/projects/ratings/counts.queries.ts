import { ratingRules, validatedRules } from '@firstlight/contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';
import type { FeedbackChange } from '../count-feedback.ts';

/**
 * One statement: nobody holds the row while waiting for the network, and two testers at once cannot lose each other's
 * count.
 */
export async function moveCounts(
  db: Db,
  projectId: string,
  { feedback = 0, skips = 0, ratingSum = 0 }: FeedbackChange,
): Promise<void> {
  const prior = ratingRules.priorRatings;
  const rating = sql`round(
    (${prior}::int * mean + 1000.0 * (rating_sum + ${ratingSum}::int))
    / (${prior}::int + feedback_count + ${feedback}::int))`;
  await prepared('projects.count-feedback')`
    update project_stats set
      feedback_count = feedback_count + ${feedback}::int,
      skip_count = skip_count + ${skips}::int,
      rating_sum = rating_sum + ${ratingSum}::int,
      rating = ${rating},
      validated = validated and ${rating} >= ${1000 * validatedRules.lostBelow}::int
    from rating_mean
    where project_id = ${projectId}
  `.execute(db);
}

export async function findResponseCount(db: Db, projectId: string): Promise<number> {
  const { feedbackCount, skipCount } = await db
    .selectFrom('projectStats')
    .select(['feedbackCount', 'skipCount'])
    .where('projectId', '=', projectId)
    .executeTakeFirstOrThrow();
  return feedbackCount + skipCount;
}

/** Answers with the projects that this changed. */
export async function setValidated(
  db: Db,
  projectIds: readonly string[],
  isValidated: boolean,
): Promise<string[]> {
  if (projectIds.length === 0) return [];
  const { rows } = await sql<{ projectId: string }>`
    update project_stats set validated = ${isValidated}
    where project_id = any(${projectIds}::uuid[]) and validated <> ${isValidated}
      and (validated or rating >= ${1000 * validatedRules.lostBelow}::int)
    returning project_id
  `.execute(db);
  return rows.map(({ projectId }) => projectId);
}
