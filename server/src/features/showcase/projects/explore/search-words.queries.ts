import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** Of the words that projects use, those that this may have been meant for: one of its `swaps`, or much like it. */
export async function listLikeWords(db: Db, word: string, swaps: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    with typed as materialized (select unaccent(${word}) as plain)
    select word from (
      select word, 2 as likeness from unnest(${swaps}::text[]) as swapped join search_words on word = unaccent(swapped)
      union all
      select word, similarity(word, plain) from typed join search_words on word % plain
    ) as alike
    group by word order by max(likeness) desc, word limit 3
  `.execute(db);
  return rows.map((row) => row.word);
}
