import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { type AuthorTags, authorTag as tagOf } from '../author-tags.ts';

/**
 * The number somebody speaks by on a project, in feedback and skips alike, drawn by lot when they first speak. The range
 * is at least half free and grows in steps that few projects reach: if it grew with every note, a larger number would
 * tell of a later one. It starts small: “Tester 91” among five would read as if there were ninety others.
 */
export async function drawNumber(
  db: Db,
  projectId: string,
  { pairTag, authorTag }: AuthorTags,
): Promise<number> {
  for (;;) {
    const { rows } = await prepared<{ number: number | null }>('feedback.draw-number')`
      with had as (
        select number from hidden.tester_numbers where pair_tag = ${pairTag}
      ), taken as (
        select count(*) as numbers from (
          select from hidden.tester_numbers where project_id = ${projectId} limit 5000
        ) as first_ones
      ), drawn as (
        select 1 + floor(random() * case
          when numbers < 12 then 25 when numbers < 50 then 100 when numbers < 500 then 1000
          when numbers < 5000 then 10000 else 10000000
        end)::int as number
        from taken, generate_series(1, 16)
      ), added as (
        insert into hidden.tester_numbers (project_id, number, pair_tag, author_tag)
        select ${projectId}::uuid, number, ${pairTag}::bytea, ${authorTag}::bytea from drawn
        where not exists (select from had)
          and not exists (
            select from hidden.tester_numbers other where other.project_id = ${projectId} and other.number = drawn.number
          )
        limit 1
        on conflict do nothing
        returning number
      )
      select coalesce((select number from had), (select number from added)) as number
    `.execute(db);
    // Taken in the same moment, by another or by oneself elsewhere: drawn again.
    const number = rows[0]?.number;
    if (number) return number;
  }
}

/** On which projects one person speaks by which number, to be asked for inside another query. */
export const numbersOf = (vault: Vault, authorId: string) =>
  sql`select project_id, number from hidden.tester_numbers where author_tag = ${tagOf(vault, authorId)}`;

/** Whose the numbers were goes; nobody else gets them. */
export async function forgetNumbers(db: Db, authorTag: Buffer): Promise<void> {
  await db
    .updateTable('hidden.testerNumbers')
    .set({ pairTag: null, authorTag: null })
    .where('authorTag', '=', authorTag)
    .execute();
}
