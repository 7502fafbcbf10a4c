import type { Answers } from '@firstlight/contract/trials/feedback/feedback.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { FeedbackRow } from '../give/feedback.queries.ts';

/** What of a feedback its author can change. */
export type Version = Pick<
  FeedbackRow,
  | 'rating'
  | 'comment'
  | 'answers'
  | 'evidence'
  | 'uncountedFor'
  | 'isEdited'
  | 'isRetested'
  | 'isWithheld'
  | 'deletedAt'
>;

export interface PendingFeedback extends Version {
  feedbackId: string;
  isNew: boolean;
  retestId: string | null;
  releaseAt: Date;
}

/**
 * Stores the last version of a feedback until it is published, and returns when that is. Call with the feedback locked.
 */
export async function keepVersion(
  db: Db,
  feedbackId: string,
  version: Version & { retestId?: string },
  releaseAt: Date,
): Promise<Date> {
  const { rating, comment, evidence, uncountedFor, isEdited, isRetested, isWithheld, deletedAt } = version;
  const answers = JSON.stringify(version.answers);
  const kept = {
    rating,
    comment,
    answers,
    evidence,
    uncountedFor,
    isEdited,
    isRetested,
    isWithheld,
    deletedAt,
  };
  const changes = { ...kept, ...(version.retestId && { retestId: version.retestId }) };
  const row = await db
    .insertInto('hidden.pendingFeedback')
    .values({ feedbackId, isNew: false, releaseAt, ...changes })
    .onConflict((conflict) => conflict.column('feedbackId').doUpdateSet({ ...changes, releaseAt }))
    .returning('releaseAt')
    .executeTakeFirstOrThrow();
  return row.releaseAt;
}

/** What an author wrote while limited waits until they are not; what they took back goes all the same. */
export const isReleasable = sql<boolean>`(not pending.is_withheld or pending.deleted_at is not null)`;

/** Holds the feedback of a project that is due, and gives how its authors left it. */
export async function lockDueFeedback(db: Db, projectId: string, now: Date): Promise<PendingFeedback[]> {
  // Held first and read then: whoever edits in the meantime moves their own to the next quarter.
  await sql`
    select feedback.id from feedback join hidden.pending_feedback pending on feedback_id = feedback.id
    where project_id = ${projectId} and release_at <= ${now} and ${isReleasable} order by feedback.id for update of feedback
  `.execute(db);
  const due = await db
    .deleteFrom('hidden.pendingFeedback as pending')
    .where('releaseAt', '<=', now)
    .where(isReleasable)
    .where('feedbackId', 'in', (from) =>
      from.selectFrom('feedback').select('id').where('projectId', '=', projectId),
    )
    .returning([
      'feedbackId',
      'isNew',
      'rating',
      'comment',
      'answers',
      'evidence',
      'uncountedFor',
      'isEdited',
      'isRetested',
      'isWithheld',
      'deletedAt',
      'retestId',
      'releaseAt',
    ])
    .execute();
  return due.map((row) => ({ ...row, answers: row.answers as Answers }));
}
