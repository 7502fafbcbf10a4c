import type { Db } from '../../../../db/database.ts';

/** A feedback that others can see, with whose project it is about. */
export function findShownFeedback(db: Db, feedbackId: string) {
  return db
    .selectFrom('feedback')
    .innerJoin('projects', 'projects.id', 'feedback.projectId')
    .select(['projects.id as projectId', 'projects.ownerId'])
    .where('feedback.id', '=', feedbackId)
    .where('feedback.deletedAt', 'is', null)
    .where('feedback.isWithheld', '=', false)
    .where('projects.deletedAt', 'is', null)
    .executeTakeFirst();
}

/** The notes that an iteration credits and that still stand. */
export async function findCredits(db: Db, iterationId: string) {
  const iteration = await db
    .selectFrom('iterations')
    .innerJoin('projects', 'projects.id', 'iterations.projectId')
    .select('projects.id as projectId')
    .where('iterations.id', '=', iterationId)
    .where('iterations.deletedAt', 'is', null)
    .where('projects.deletedAt', 'is', null)
    .executeTakeFirst();
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
    projectId: iteration?.projectId,
    feedbackIds: feedback.map(({ feedbackId }) => feedbackId),
    skipIds: skips.map(({ skipId }) => skipId),
  };
}

/** A comment that others can see: whoever is limited or suspended reaches nobody. */
export function findShownComment(db: Db, commentId: string) {
  return db
    .selectFrom('comments')
    .innerJoin('projects', 'projects.id', 'comments.projectId')
    .innerJoin('users', 'users.id', 'comments.authorId')
    .leftJoin('comments as answered', 'answered.id', 'comments.parentId')
    .select(['comments.projectId', 'comments.mentions', 'projects.ownerId'])
    .select(['users.id as authorId', 'answered.authorId as answeredId'])
    .where('comments.id', '=', commentId)
    .where('comments.deletedAt', 'is', null)
    .where('projects.deletedAt', 'is', null)
    .where('users.standing', '=', 'good')
    .executeTakeFirst();
}

export async function peopleCalled(db: Db, usernames: readonly string[]): Promise<string[]> {
  if (usernames.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('username', 'in', usernames)
    .where('emailVerifiedAt', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** A project that is Validated now, with whose it is. */
export function findValidated(db: Db, projectId: string) {
  return db
    .selectFrom('projectStats')
    .innerJoin('projects', 'projects.id', 'projectStats.projectId')
    .select('projects.ownerId')
    .where('projects.id', '=', projectId)
    .where('projects.deletedAt', 'is', null)
    .where('projectStats.validated', '=', true)
    .executeTakeFirst();
}
