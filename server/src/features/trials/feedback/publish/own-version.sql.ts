import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { changeRow, type FeedbackRow, feedbackColumns, type Version } from '../give/feedback.queries.ts';

/** A feedback as its author reads it. */
export interface OwnRow extends FeedbackRow {
  /** The time from which everyone else sees this version. `null` if they see it already, or if its author is limited. */
  shownFrom: Date | null;
  takenDownAt: Date | null;
  /** Whether nobody but its author has seen any version of it. */
  isUnseen: boolean;
  /** The retest that the waiting edit reports. */
  retestId: string | null;
}

/**
 * Every feedback as its author left it last. Select from it only in queries that filter by the author.
 *
 * `is_withheld` is true if this version waits until its author is limited no longer.
 */
export const ownVersions = ownVersionsIn(sql`feedback`);

export function ownVersionsIn(table: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select id, project_id, tester_number, given_on, shuffle, mark, mark_reason, taken_down_at,
      coalesce((draft ->> 'rating')::smallint, rating) as rating,
      coalesce(draft ->> 'comment', comment) as comment,
      coalesce(draft -> 'answers', answers) as answers,
      coalesce((draft ->> 'evidence')::evidence, evidence) as evidence,
      case when draft is null then uncounted_for else (draft ->> 'uncountedFor')::uncounted_reason end as uncounted_for,
      coalesce((draft ->> 'isEdited')::boolean, is_edited) as is_edited,
      coalesce((draft ->> 'isRetested')::boolean, is_retested) as is_retested,
      case when draft is null then deleted_at else (draft ->> 'deletedAt')::timestamptz end as deleted_at,
      case when publish_at is not null then false when draft is not null then true
        when taken_down_at is not null then was_withheld else is_withheld end as is_withheld,
      publish_at as shown_from, is_withheld and first_shown_at is null as is_unseen, (draft ->> 'retestId')::uuid as retest_id
    from ${table}
  )`;
}

export const ownColumns = sql`${feedbackColumns}, shown_from, taken_down_at, is_unseen, retest_id`;

/**
 * Stores what the author made of their feedback, which the caller has locked. A row that nobody else has seen is changed
 * itself. Otherwise everyone else reads the old version until `publishAt`; null keeps the change from them.
 */
export async function saveOwnVersion(
  db: Db,
  before: OwnRow,
  changes: Partial<Version> & { retestId?: string },
  publishAt: Date | null,
): Promise<OwnRow> {
  const { rating, comment, answers, evidence, uncountedFor, isEdited, isRetested, deletedAt, ...rest } = {
    ...before,
    ...changes,
  };
  const version = { rating, comment, answers, evidence, uncountedFor, isEdited, isRetested, deletedAt };
  if (before.isUnseen) await changeRow(db, before.id, { ...version, publishAt });
  else await changeRow(db, before.id, { draft: { ...version, retestId: rest.retestId }, publishAt });
  return { ...rest, ...version, shownFrom: publishAt };
}
