import type { Evidence } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { type AuthorTags, authorTag } from '../author-tags.ts';
import type { NewFeedback } from '../give/feedback.queries.ts';
import { type OwnRow, ownColumns, ownVersions, ownVersionsIn } from '../publish/own-version.sql.ts';

export interface NewAuthor extends AuthorTags {
  authorId: string;
  sketch: number[];
  givenAt: Date;
  publishAt: Date;
}

/** How many of a tester's texts a new one is held against. */
const remembered = 200;

/**
 * Inserts a withheld feedback and, in another table, its author. Returns `undefined` if this tester has one on this project
 * already. One statement, because each further one would cost PostgreSQL as much as the insert itself.
 */
export async function insertFeedback(
  db: Db,
  vault: Vault,
  feedback: NewFeedback,
  { authorId, sketch, givenAt, publishAt, pairTag, authorTag: tag }: NewAuthor,
): Promise<OwnRow | undefined> {
  const author = await vault.seal(db, place(feedback.id), authorId);
  const { rows } = await prepared<OwnRow>('feedback.insert')`
    with author as (
      insert into hidden.feedback_authors (feedback_id, pair_tag, author_tag, author, sketch, given_at)
      values (${feedback.id}, ${pairTag}, ${tag}, ${author}, ${sketch}::int[], ${givenAt})
      on conflict (pair_tag) do nothing
      returning feedback_id
    ), added as (
      insert into feedback (id, project_id, tester_number, rating, comment, answers, evidence, uncounted_for, given_on, shuffle, is_withheld, publish_at)
      select feedback_id, ${feedback.projectId}, ${feedback.testerNumber}, ${feedback.rating}, ${feedback.comment},
        ${JSON.stringify(feedback.answers)}::jsonb, ${feedback.evidence}, ${feedback.uncountedFor}, ${feedback.givenOn}, floor(random() * 2147483647)::int, true,
        ${feedback.isWithheld ? null : publishAt}::timestamptz
      from author
      returning *
    )
    select ${ownColumns} from ${ownVersionsIn(sql`added`)} as feedback
  `.execute(db);
  return rows[0];
}

/** One's own feedback on a project as one left it, also one just removed. */
export async function findByPair(db: Db, pairTag: Buffer): Promise<OwnRow | undefined> {
  const { rows } = await sql<OwnRow>`
    select ${ownColumns} from hidden.feedback_authors
    join ${ownVersions} as feedback on feedback.id = feedback_id where pair_tag = ${pairTag}
  `.execute(db);
  return rows[0];
}

/** A feedback as its author left it, for what must not take the author by surprise. */
export async function findOwnVersion(db: Db, feedbackId: string): Promise<OwnRow | undefined> {
  const { rows } = await sql<OwnRow>`
    select ${ownColumns} from ${ownVersions} as feedback where feedback.id = ${feedbackId}
  `.execute(db);
  return rows[0];
}

/** A feedback, if it is this person's own, to be looked at. */
export async function findOwnRow(
  db: Db,
  vault: Vault,
  authorId: string,
  feedbackId: string,
): Promise<OwnRow | undefined> {
  const { rows } = await sql<OwnRow>`
    select ${ownColumns} from ${ownVersions} as feedback join hidden.feedback_authors on feedback_id = feedback.id
    where feedback.id = ${feedbackId} and author_tag = ${authorTag(vault, authorId)}
  `.execute(db);
  return rows[0];
}

/** Which of these are somebody's. */
export async function listOwnAmong(
  db: Db,
  vault: Vault,
  authorId: string,
  feedbackIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ feedbackId: string }>`
    select feedback_id from hidden.feedback_authors
    where feedback_id = any(${feedbackIds}::uuid[]) and author_tag = ${authorTag(vault, authorId)}
  `.execute(db);
  return rows.map(({ feedbackId }) => feedbackId);
}

/** The same, held until the transaction ends. Read once it is held: what somebody waits for may change it. */
export async function lockOwnRow(
  db: Db,
  vault: Vault,
  authorId: string,
  feedbackId: string,
): Promise<OwnRow | undefined> {
  await sql`
    select feedback.id from feedback join hidden.feedback_authors on feedback_id = feedback.id
    where feedback.id = ${feedbackId} and author_tag = ${authorTag(vault, authorId)} for update of feedback
  `.execute(db);
  return findOwnRow(db, vault, authorId, feedbackId);
}

export interface Tested {
  evidence: Evidence;
  /** Of what the tester wrote elsewhere; removed feedback is no longer held against them. */
  sketches: number[][];
}

/** What speaks for a tester having tried a project, and what else they wrote: all that decides whether a text counts. */
export async function findTested(db: Db, { pairTag, authorTag: tag }: AuthorTags): Promise<Tested> {
  const { rows } = await prepared<{ evidence: Evidence | null; sketches: number[][] | null }>(
    'feedback.find-tested',
  )`
    select
      (select case when used_at is not null then 'used' when opened_at is not null then 'opened' end
       from hidden.tests where pair_tag = ${pairTag}) as evidence,
      (select jsonb_agg(sketch) from (
        select sketch from hidden.feedback_authors join ${ownVersions} as feedback on feedback.id = feedback_id
        where author_tag = ${tag} and pair_tag <> ${pairTag} and deleted_at is null
        order by given_at desc limit ${remembered}
      ) as recent) as sketches
  `.execute(db);
  return { evidence: rows[0]?.evidence ?? 'seen', sketches: rows[0]?.sketches ?? [] };
}

export async function changeAuthored(
  db: Db,
  feedbackId: string,
  changes: { sketch?: number[]; retestedAt?: Date },
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

/** The ids of what one person wrote, to be asked for inside another query. */
export const idsOf = (vault: Vault, authorId: string) =>
  sql`select feedback_id from hidden.feedback_authors where author_tag = ${authorTag(vault, authorId)}`;

/** What one person wrote with the moment, for a list of one's own. */
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

/** Deletes what nobody else can read, because its author removed it, was limited, or gave it after the last boundary. */
export async function deleteUnseenOf(db: Db, vault: Vault, authorId: string): Promise<void> {
  await sql`
    delete from feedback where id in (${idsOf(vault, authorId)}) and (deleted_at is not null or is_withheld)
  `.execute(db);
}

/** The words stay, whose they were goes. */
export async function deleteAuthor(db: Db, vault: Vault, authorId: string): Promise<void> {
  const tag = authorTag(vault, authorId);
  await db.deleteFrom('hidden.feedbackAuthors').where('authorTag', '=', tag).execute();
  await db.deleteFrom('hidden.tests').where('authorTag', '=', tag).execute();
}

/** One data key for all: a key of one's own would tell how much one has written. */
function place(rowId: string) {
  const scope = { type: 'feedback', id: 'authors' };
  return { table: 'feedback_authors', column: 'author', rowId, scope };
}
