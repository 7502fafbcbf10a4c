import { countedSkipReasons, type SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { authorTag } from '../author-tags.ts';
import { ownVersions } from '../publish/own-version.sql.ts';
import { openNotes, type SealedNote } from './notes.queries.ts';

/** The ids of what one person skipped, to be asked for inside another query. */
export const skipIdsOf = (vault: Vault, authorId: string) =>
  sql`select skip_id from hidden.skip_authors where author_tag = ${authorTag(vault, authorId)}`;

/** Deletes the skips of an author that nobody else has seen. */
export async function deleteUnseenSkips(db: Db, vault: Vault, authorId: string): Promise<void> {
  await sql`
    delete from skips using hidden.skip_authors author
    where author.skip_id = skips.id and author_tag = ${authorTag(vault, authorId)} and is_withheld
      and (publish_at is not null or first_shown_at is null)
  `.execute(db);
}

/**
 * Notes beside which the same person's feedback counts, or another skip of theirs, said while that can still be known.
 * Which skip stands for somebody is said by `listResponses`.
 */
export async function supersedeSkips(db: Db, vault: Vault, authorId: string): Promise<void> {
  await sql`
    with own as (
      select skips.id, skips.project_id, (reason <> all(${countedSkipReasons}::skip_reason[]), skipped_at) as place
      from hidden.skip_authors join skips on skips.id = skip_id
      where author_tag = ${authorTag(vault, authorId)} and not is_withheld
    ), answered as (
      select project_id from hidden.feedback_authors join ${ownVersions} as feedback on feedback.id = feedback_id
      where author_tag = ${authorTag(vault, authorId)}
        and deleted_at is null and not is_withheld and uncounted_for is null
    )
    update skips set is_superseded = true from own
    where skips.id = own.id and (
      own.project_id in (select project_id from answered)
      or exists (select from own as other where other.project_id = own.project_id and other.place < own.place)
    )
  `.execute(db);
}

/** The notes stay with their makers, whose they were goes. */
export async function deleteSkipAuthor(db: Db, vault: Vault, authorId: string): Promise<void> {
  await db.deleteFrom('hidden.skipAuthors').where('authorTag', '=', authorTag(vault, authorId)).execute();
}

export interface OwnNote {
  id: string;
  projectId: string;
  reason: SkipReason;
  note: string;
  givenOn: string;
}

/** Which are somebody's own, with the moment, to be asked for inside another query. */
export const skippedBy = (vault: Vault, authorId: string) =>
  sql`(select skip_id, skipped_at from hidden.skip_authors where author_tag = ${authorTag(vault, authorId)})`;

/** Which of these are this person's own. */
export async function listSkipsAmong(
  db: Db,
  vault: Vault,
  authorId: string,
  skipIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('hidden.skipAuthors')
    .select('skipId')
    .where('skipId', '=', sql<string>`any(${skipIds}::uuid[])`)
    .where('authorTag', '=', authorTag(vault, authorId))
    .execute();
  return rows.map(({ skipId }) => skipId);
}

/** Somebody's own, a page at a time. */
export async function listSkipsOf(
  db: Db,
  vault: Vault,
  authorId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<OwnNote[]> {
  const { rows } = await sql<SealedNote<OwnNote>>`
    select id, project_id, reason, note, given_on::text as given_on, taken_down_at from skips
    join hidden.skip_authors on skip_id = skips.id
    where author_tag = ${authorTag(vault, authorId)} and ${after === undefined ? sql`true` : sql`id > ${after}::uuid`}
    order by id limit ${limit}
  `.execute(db);
  return openNotes(db, vault, rows);
}
