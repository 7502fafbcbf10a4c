import type { Db } from '../../../../db/database.ts';

/** The project of a feedback that others can see. */
export function findShownFeedback(db: Db, feedbackId: string) {
  return db
    .selectFrom('feedback')
    .select('projectId')
    .where('id', '=', feedbackId)
    .where('deletedAt', 'is', null)
    .where('isWithheld', '=', false)
    .executeTakeFirst();
}

/** The notes that an iteration credits and that still stand. */
export async function listCredits(db: Db, iterationId: string) {
  const feedback = await db
    .selectFrom('iterationFeedback')
    .innerJoin('feedback', 'feedback.id', 'feedbackId')
    .select('feedbackId')
    .where('iterationId', '=', iterationId)
    .where('deletedAt', 'is', null)
    .execute();
  const skips = await db
    .selectFrom('iterationSkips')
    .select('skipId')
    .where('iterationId', '=', iterationId)
    .execute();
  return {
    feedbackIds: feedback.map(({ feedbackId }) => feedbackId),
    skipIds: skips.map(({ skipId }) => skipId),
  };
}
