import type { Answers } from '@firstlight/contract/trials/feedback/feedback.ts';
import type {
  Evidence,
  FeedbackMark,
  UncountedReason,
} from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { inBatches } from '../../../../platform/in-batches.ts';
import { projectsAs } from '../../../showcase/projects/projects.sql.ts';

export interface NewFeedback {
  id: string;
  projectId: string;
  testerNumber: number;
  rating: number;
  comment: string;
  answers: Answers;
  evidence: Evidence;
  uncountedFor: UncountedReason | null;
  /** `2026-11-15` */
  givenOn: string;
  isWithheld: boolean;
}

export interface FeedbackRow extends NewFeedback {
  shuffle: number;
  isEdited: boolean;
  isRetested: boolean;
  mark: FeedbackMark | null;
  markReason: string | null;
  deletedAt: Date | null;
}

/** The columns that an author's change replaces. */
export type Version = Pick<
  FeedbackRow,
  'rating' | 'comment' | 'answers' | 'evidence' | 'uncountedFor' | 'isEdited' | 'isRetested' | 'deletedAt'
>;

/** An author's change that waits for its boundary, as stored. `feedback.draft` replaces these columns. */
export interface Draft extends Omit<Version, 'deletedAt'> {
  deletedAt: string | null;
  retestId: string | null;
}

/** All there is to a feedback. Whose it is stands in another table, which only authors.queries.ts reads. */
export const feedbackColumns = sql`
  feedback.id, feedback.project_id, tester_number, rating, comment, answers, evidence, uncounted_for, given_on::text as given_on,
  shuffle, is_edited, is_retested, is_withheld, mark, mark_reason, deleted_at
`;

/** Columns that only the queries of this feature read. */
export const storedColumns = sql`taken_down_at, first_shown_at, draft, publish_at`;

export interface ListPosition {
  givenOn: string;
  shuffle: number;
  id: string;
}

export async function listRows(
  db: Db,
  projectId: string,
  { after, limit }: { after: ListPosition | undefined; limit: number },
): Promise<FeedbackRow[]> {
  const beyond = after
    ? sql`and (given_on, shuffle, id) < (${after.givenOn}::date, ${after.shuffle}::int, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<FeedbackRow>`
    select ${feedbackColumns} from feedback
    where project_id = ${projectId} and deleted_at is null and not is_withheld ${beyond}
    order by given_on desc, shuffle desc, id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** From one sun to five. */
export async function findRatings(db: Db, projectId: string): Promise<number[]> {
  const row = await db
    .selectFrom('ratingCounts')
    .selectAll()
    .where('projectId', '=', projectId)
    .executeTakeFirst();
  return row ? [row.rated1, row.rated2, row.rated3, row.rated4, row.rated5] : [0, 0, 0, 0, 0];
}

/** The row comes with a project's first counted feedback, so a move that lowers anything finds it there. */
export async function moveRatings(db: Db, projectId: string, by: readonly number[]): Promise<void> {
  if (by.every((step) => step === 0)) return;
  const [r1, r2, r3, r4, r5] = by;
  if (by.every((step) => step >= 0)) {
    await sql`
      insert into rating_counts as stored (project_id, rated_1, rated_2, rated_3, rated_4, rated_5)
      values (${projectId}, ${r1}, ${r2}, ${r3}, ${r4}, ${r5})
      on conflict (project_id) do update set
        rated_1 = stored.rated_1 + excluded.rated_1, rated_2 = stored.rated_2 + excluded.rated_2,
        rated_3 = stored.rated_3 + excluded.rated_3, rated_4 = stored.rated_4 + excluded.rated_4,
        rated_5 = stored.rated_5 + excluded.rated_5
    `.execute(db);
    return;
  }
  await sql`
    update rating_counts set
      rated_1 = rated_1 + ${r1}::int, rated_2 = rated_2 + ${r2}::int, rated_3 = rated_3 + ${r3}::int,
      rated_4 = rated_4 + ${r4}::int, rated_5 = rated_5 + ${r5}::int
    where project_id = ${projectId}
  `.execute(db);
}

export type FeedbackChanges = Partial<
  Pick<
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
    | 'mark'
    | 'markReason'
  >
> & {
  givenOn?: string;
  /** Once: what is there already stays. */
  firstShownAt?: Date;
  takenDownAt?: Date | null;
  wasWithheld?: boolean;
  draft?: (Version & { retestId: string | null }) | null;
  publishAt?: Date | null;
};

export async function changeRow(
  db: Db,
  id: string,
  { answers, firstShownAt, draft, ...changes }: FeedbackChanges,
): Promise<void> {
  await db
    .updateTable('feedback')
    .set({
      ...changes,
      ...(answers && { answers: JSON.stringify(answers) }),
      ...(draft !== undefined && { draft: draft && JSON.stringify(draft) }),
      ...(firstShownAt && {
        firstShownAt: sql<Date>`coalesce(first_shown_at, ${firstShownAt}::timestamptz)`,
      }),
    })
    .where('id', '=', id)
    .execute();
}

export interface StoredRow extends FeedbackRow {
  /** Then `isWithheld` follows from it, and `wasWithheld` is what holds otherwise. */
  takenDownAt: Date | null;
  firstShownAt: Date | null;
  draft: Draft | null;
  publishAt: Date | null;
}

/** As everybody sees them. */
export async function findFeedbackRows(db: Db, ids: readonly string[]): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${feedbackColumns}, ${storedColumns} from feedback where id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** A feedback on a project of this maker's own. */
export async function findMade(
  db: Db,
  ownerId: string,
  feedbackId: string,
): Promise<FeedbackRow | undefined> {
  const { rows } = await sql<FeedbackRow>`
    select ${feedbackColumns} from feedback
    where id = ${feedbackId} and deleted_at is null and not is_withheld and project_id in (
      select id from ${projectsAs('projects')} where owner_id = ${ownerId} and deleted_at is null
    )
  `.execute(db);
  return rows[0];
}

/** Deletes feedback that was removed before a time. Keeps what its author has restored since. */
export async function deleteRemovedBefore(db: Db, before: Date): Promise<void> {
  await inBatches(async (limit) => {
    const old = db
      .selectFrom('feedback')
      .select('id')
      .where('deletedAt', '<', before)
      .where('draft', 'is', null)
      .limit(limit);
    const { numDeletedRows } = await db
      .deleteFrom('feedback')
      .where('id', 'in', old)
      .executeTakeFirstOrThrow();
    return numDeletedRows;
  });
}
