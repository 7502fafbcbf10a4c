import { sql } from 'kysely';
import { type FeedbackRow, feedbackColumns } from '../give/feedback.queries.ts';

/** A feedback as its author reads it. */
export interface OwnRow extends FeedbackRow {
  /** When everybody else sees it like this; null: they do, or never while its author is limited. */
  shownFrom: Date | null;
  /** By moderation: others do not see it. */
  takenDownAt: Date | null;
}

/** All feedback as its authors left it last, to be asked for inside a query that knows whose it is about. */
export const ownVersions = sql`(
  select feedback.id, feedback.project_id, tester_number, given_on, shuffle, mark, mark_reason,
    coalesce(pending.rating, feedback.rating) as rating,
    coalesce(pending.comment, feedback.comment) as comment,
    coalesce(pending.answers, feedback.answers) as answers,
    coalesce(pending.evidence, feedback.evidence) as evidence,
    case when pending.feedback_id is null then feedback.uncounted_for else pending.uncounted_for end as uncounted_for,
    coalesce(pending.is_edited, feedback.is_edited) as is_edited,
    coalesce(pending.is_retested, feedback.is_retested) as is_retested,
    coalesce(pending.is_withheld, case when taken_down_at is null then feedback.is_withheld else was_withheld end) as is_withheld,
    taken_down_at,
    case when pending.feedback_id is null then feedback.deleted_at else pending.deleted_at end as deleted_at,
    case when pending.is_withheld and pending.deleted_at is null then null else pending.release_at end as shown_from
  from feedback left join hidden.pending_feedback pending on pending.feedback_id = feedback.id
)`;

export const ownColumns = sql`${feedbackColumns}, shown_from, taken_down_at`;
