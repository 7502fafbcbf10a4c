import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { type AuthorTags, authorTag } from '../author-tags.ts';
import { notePlace } from './notes.queries.ts';

interface NewSkip {
  id: string;
  projectId: string;
  testerNumber: number;
  reason: SkipReason;
  note: string;
  /** `2026-11-16` */
  givenOn: string;
  isWithheld: boolean;
}

export interface SkipAuthor extends AuthorTags {
  authorId: string;
}

/** Inserts a withheld skip and, in another table, its author. Returns false if this tester has skipped this project already. */
export async function insertSkip(
  db: Db,
  vault: Vault,
  { note, ...skip }: NewSkip,
  { authorId, pairTag, authorTag: tag }: SkipAuthor,
  { skippedAt, publishAt }: { skippedAt: Date; publishAt: Date },
): Promise<boolean> {
  const author = await vault.seal(db, authorPlace(skip.id), authorId);
  const sealed = await vault.seal(db, notePlace(skip), note, { padded: true });
  const { rows } = await sql`
    with author as (
      insert into hidden.skip_authors (skip_id, pair_tag, author_tag, author, skipped_at)
      values (${skip.id}, ${pairTag}, ${tag}, ${author}, ${skippedAt})
      on conflict (pair_tag) do nothing
      returning skip_id
    )
    insert into skips (id, project_id, tester_number, reason, note, given_on, shuffle, is_withheld, publish_at)
    select skip_id, ${skip.projectId}::uuid, ${skip.testerNumber}::int, ${skip.reason}::skip_reason, ${sealed}::bytea,
      ${skip.givenOn}::date, floor(random() * 2147483647)::int, true, ${skip.isWithheld ? null : publishAt}::timestamptz
    from author
    returning id
  `.execute(db);
  return rows.length > 0;
}

export async function findSkipByPair(db: Db, pairTag: Buffer): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('hidden.skipAuthors')
    .select('skipId as id')
    .where('pairTag', '=', pairTag)
    .executeTakeFirst();
}

/** Whom to tell that their note was credited. Undefined: they have left, or skipped before names were sealed. */
export async function unsealSkipper(db: Db, vault: Vault, skipId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('hidden.skipAuthors')
    .select('author')
    .where('skipId', '=', skipId)
    .executeTakeFirst();
  return row?.author ? vault.unseal(db, authorPlace(skipId), row.author) : undefined;
}

/** Removes a skip, if it is this person's own and so young that nobody else has seen it. Two at once: one of them finds it gone. */
export async function deleteSkip(db: Db, vault: Vault, authorId: string, skipId: string, since: Date) {
  const { rows } = await sql<{ pairTag: Buffer }>`
    delete from skips using hidden.skip_authors
    where skips.id = ${skipId} and skip_id = skips.id
      and author_tag = ${authorTag(vault, authorId)} and skipped_at >= ${since}
    returning pair_tag
  `.execute(db);
  return rows[0];
}

/** The key that the authors of feedback are sealed with: a key of one's own would tell how much one has written. */
function authorPlace(rowId: string) {
  return { table: 'skip_authors', column: 'author', rowId, scope: { type: 'feedback', id: 'authors' } };
}
