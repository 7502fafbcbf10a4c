import { type RawBuilder, sql } from 'kysely';
import type { LineColumns } from '../../../core/notifications/notification-kind.ts';
import type { Db } from '../../../db/database.ts';
import { peopleAs, seenAsGood } from '../../people/accounts/accounts.sql.ts';

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

/**
 * Whether the project is shown, and others still read something there by whom a line names. One whose account is gone is
 * named by none.
 */
export function isStillSaid(
  isProjectShown: RawBuilder<boolean>,
  { aboutId, actorId }: LineColumns,
): RawBuilder<boolean> {
  return sql`(${isProjectShown} and (${actorId} is null or exists (
    select from comments join ${peopleAs('users')} on users.id = comments.author_id
    where comments.author_id = ${actorId} and comments.project_id = ${aboutId}
      and comments.deleted_at is null and comments.taken_down_at is null and ${seenAsGood('users')})))`;
}
