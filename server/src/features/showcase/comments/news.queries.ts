import type { Db } from '../../../db/database.ts';

/** A comment that was not removed, with whom it answers. */
export function findStandingComment(db: Db, commentId: string) {
  return db
    .selectFrom('comments')
    .leftJoin('comments as answered', 'answered.id', 'comments.parentId')
    .select(['comments.projectId', 'comments.mentions', 'comments.authorId'])
    .select('answered.authorId as answeredId')
    .where('comments.id', '=', commentId)
    .where('comments.deletedAt', 'is', null)
    .where('comments.takenDownAt', 'is', null)
    .executeTakeFirst();
}
