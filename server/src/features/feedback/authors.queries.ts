import type { Evidence } from '@firstlight/contract/feedback-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { Vault } from '../../platform/crypto/vault.ts';
import { countingFeedback, type FeedbackChange } from '../projects/count-feedback.ts';
import { type AuthorTags, authorTag } from './author-tags.ts';
import { type FeedbackRow, feedbackColumns, type NewFeedback } from './feedback.queries.ts';
import { drawingNumber, drawnNumber } from './numbers.queries.ts';

export interface NewAuthor extends AuthorTags {
  authorId: string;
  sketch: number[];
  givenAt: Date;
}

/** How many of a tester's texts a new one is held against. */
const remembered = 200;

/**
 * Writes a feedback and, apart from it, whose it is. Undefined: this tester has one on this project already. One
 * statement, which also moves the ratings and, after them as everywhere, the project's figures: every further one would
 * cost PostgreSQL as much as the insert itself.
 */
export async function insertFeedback(
  db: Db,
  vault: Vault,
  { change, ...feedback }: NewFeedback & { change: FeedbackChange },
  { authorId, sketch, givenAt, pairTag, authorTag: tag }: NewAuthor,
): Promise<FeedbackRow | undefined> {
  const author = await vault.seal(db, place(feedback.id), authorId);
  const { rows } = await sql<FeedbackRow>`
    /* prepared: feedback.insert */
    with author as (
      insert into hidden.feedback_authors (feedback_id, pair_tag, author_tag, author, sketch, given_at)
      values (${feedback.id}, ${pairTag}, ${tag}, ${author}, ${sketch}::int[], ${givenAt})
      on conflict (pair_tag) do nothing
      returning feedback_id
    ), ${drawingNumber(feedback.projectId)},
    added as (
      insert into feedback (id, project_id, pseudonym, rating, comment, evidence, uncounted_for, given_on, shuffle, is_withheld)
      select feedback_id, ${feedback.projectId}, ${drawnNumber}, ${feedback.rating}, ${feedback.comment},
        ${feedback.evidence}, ${feedback.uncountedFor}, ${feedback.givenOn},
        floor(random() * 2147483647)::int, ${feedback.isWithheld}
      from author
      returning *
    ), rated as (
      insert into feedback_ratings as stored (project_id, rated_1, rated_2, rated_3, rated_4, rated_5)
      select project_id, (rating = 1)::int, (rating = 2)::int, (rating = 3)::int, (rating = 4)::int, (rating = 5)::int
      from added where uncounted_for is null and not is_withheld
      on conflict (project_id) do update set
        rated_1 = stored.rated_1 + excluded.rated_1, rated_2 = stored.rated_2 + excluded.rated_2,
        rated_3 = stored.rated_3 + excluded.rated_3, rated_4 = stored.rated_4 + excluded.rated_4,
        rated_5 = stored.rated_5 + excluded.rated_5
      returning project_id
    ), counted as (
      ${countingFeedback(feedback.projectId, change, sql`exists (select from added) and (select count(*) from rated) >= 0`)}
    )
    select ${feedbackColumns} from added as feedback
  `.execute(db);
  return rows[0];
}

/** One's own feedback on a project, also one just removed. */
export async function findByPair(db: Db, pairTag: Buffer): Promise<FeedbackRow | undefined> {
  const { rows } = await sql<FeedbackRow>`
    select ${feedbackColumns} from hidden.feedback_authors
    join feedback on feedback.id = feedback_id where pair_tag = ${pairTag}
  `.execute(db);
  return rows[0];
}

const own = (vault: Vault, authorId: string, feedbackId: string) => sql<FeedbackRow>`
  select ${feedbackColumns} from feedback
  join hidden.feedback_authors on feedback_id = feedback.id
  where feedback.id = ${feedbackId} and author_tag = ${authorTag(vault, authorId)}`;

/** A feedback, if it is this person's own, to be looked at. */
export async function findOwn(
  db: Db,
  vault: Vault,
  authorId: string,
  feedbackId: string,
): Promise<FeedbackRow | undefined> {
  const { rows } = await own(vault, authorId, feedbackId).execute(db);
  return rows[0];
}

/** The same, held until the transaction ends, because its figures are about to move. */
export async function lockOwn(
  db: Db,
  vault: Vault,
  authorId: string,
  feedbackId: string,
): Promise<FeedbackRow | undefined> {
  const { rows } = await sql<FeedbackRow>`
    ${own(vault, authorId, feedbackId)} for update of feedback
  `.execute(db);
  return rows[0];
}

export interface Tested {
  evidence: Evidence;
  /** Of what the tester wrote elsewhere; removed feedback is no longer held against them. */
  sketches: number[][];
}

/** What speaks for a tester having tried a project, and what else they wrote: all that decides whether a text counts. */
export async function findTested(db: Db, { pairTag, authorTag: tag }: AuthorTags): Promise<Tested> {
  const { rows } = await sql<{ evidence: Evidence | null; sketches: number[][] | null }>`
    /* prepared: feedback.find-tested */
    select
      (select case when used_at is not null then 'used' when opened_at is not null then 'opened' end
       from hidden.test_visits where pair_tag = ${pairTag}) as evidence,
      (select jsonb_agg(sketch) from (
        select sketch from hidden.feedback_authors join feedback on feedback.id = feedback_id
        where author_tag = ${tag} and pair_tag <> ${pairTag} and deleted_at is null
        order by given_at desc limit ${remembered}
      ) as recent) as sketches
  `.execute(db);
  return { evidence: rows[0]?.evidence ?? 'seen', sketches: rows[0]?.sketches ?? [] };
}

export async function changeAuthored(
  db: Db,
  feedbackId: string,
  changes: { sketch: number[]; retestedAt?: Date },
): Promise<void> {
  await db.updateTable('hidden.feedbackAuthors').set(changes).where('feedbackId', '=', feedbackId).execute();
}

/** Who wrote it: for the reveal that both have agreed to, and for telling the author of an answer. */
export async function unsealAuthor(db: Db, vault: Vault, feedbackId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('hidden.feedbackAuthors')
    .select('author')
    .where('feedbackId', '=', feedbackId)
    .executeTakeFirst();
  return row && vault.unseal(db, place(feedbackId), row.author);
}

/** Every feedback of one person, oldest id first so that two such acts lock in the same order. */
export async function lockAllOf(db: Db, vault: Vault, authorId: string): Promise<FeedbackRow[]> {
  const { rows } = await sql<FeedbackRow>`
    select ${feedbackColumns} from hidden.feedback_authors
    join feedback on feedback.id = feedback_id
    where author_tag = ${authorTag(vault, authorId)}
    order by feedback.id for update of feedback
  `.execute(db);
  return rows;
}

/** The ids of what one person wrote, to be asked for inside another query. */
export const idsOf = (vault: Vault, authorId: string) =>
  sql`select feedback_id from hidden.feedback_authors where author_tag = ${authorTag(vault, authorId)}`;

/** The same with the moment, for a list of one's own. */
export const writtenBy = (vault: Vault, authorId: string) =>
  sql`(select feedback_id, given_at from hidden.feedback_authors where author_tag = ${authorTag(vault, authorId)})`;

/** When one person wrote what, oldest id first: for themselves alone. */
export function authoredAfter(
  db: Db,
  vault: Vault,
  authorId: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  return db
    .selectFrom('hidden.feedbackAuthors')
    .select(['feedbackId', 'givenAt', 'retestedAt'])
    .where('authorTag', '=', authorTag(vault, authorId))
    .$if(after !== undefined, (query) => query.where('feedbackId', '>', after ?? ''))
    .orderBy('feedbackId')
    .limit(limit)
    .execute();
}

/** What nobody else may read, because they took it back or were limited: no one has built on it. */
export async function deleteUnseenOf(db: Db, vault: Vault, authorId: string): Promise<void> {
  await sql`
    delete from feedback where id in (${idsOf(vault, authorId)}) and (deleted_at is not null or is_withheld)
  `.execute(db);
}

/** The words stay, whose they were goes. */
export async function deleteAuthor(db: Db, vault: Vault, authorId: string): Promise<void> {
  const tag = authorTag(vault, authorId);
  await db.deleteFrom('hidden.feedbackAuthors').where('authorTag', '=', tag).execute();
  await db.deleteFrom('hidden.testVisits').where('authorTag', '=', tag).execute();
}

/** One data key for all: a key of one's own would tell how much one has written. */
function place(rowId: string) {
  const scope = { type: 'feedback', id: 'authors' };
  return { table: 'feedback_authors', column: 'author', rowId, scope };
}
