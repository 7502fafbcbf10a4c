import type { Db } from '../../../db/database.ts';

/** A comment whoever may see it, with the words it answers. */
export function findStoredComment(db: Db, id: string) {
  return db
    .selectFrom('comments')
    .leftJoin('comments as parent', 'parent.id', 'comments.parentId')
    .select(['comments.projectId', 'comments.authorId', 'comments.body', 'comments.writtenAt'])
    .select(['comments.takenDownAt', 'parent.body as answered'])
    .where('comments.id', '=', id)
    .executeTakeFirst();
}
