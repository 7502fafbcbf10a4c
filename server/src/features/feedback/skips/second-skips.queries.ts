import { sql } from 'kysely';
import type { Db } from '../../../db/pool.ts';

interface Again {
  /** Only a skip from before this moment is set aside. */
  before: Date;
  week: string;
  isWithheld: boolean;
}

/**
 * Sets somebody's old skip of a project aside, so that another can take its place: the fingerprint that keeps it the
 * only one moves over. A withheld one takes nobody's place in what others see, unless that is withheld as well. Gives whether one fewer is counted.
 */
export async function setSkipAside(
  db: Db,
  pairTag: Buffer,
  { before, week, isWithheld }: Again,
): Promise<boolean> {
  const { rows } = await sql<{ isWithheld: boolean }>`
    with aside as (
      update hidden.skip_authors set earlier_pair_tag = pair_tag, pair_tag = null
      where pair_tag = ${pairTag} and skipped_at < ${before}
      returning skip_id
    )
    update skips set outdated_in = ${week}::date from aside
    where skips.id = skip_id and (skips.is_withheld or not ${isWithheld}::boolean)
    returning is_withheld
  `.execute(db);
  return rows[0]?.isWithheld === false;
}

/** Puts back what was set aside last. Gives whether one more is counted. */
export async function putSkipBack(db: Db, pairTag: Buffer): Promise<boolean> {
  const { rows } = await sql<{ isWithheld: boolean }>`
    with back as (
      update hidden.skip_authors set pair_tag = earlier_pair_tag, earlier_pair_tag = null
      where skip_id = (
        select skip_id from hidden.skip_authors where earlier_pair_tag = ${pairTag} order by skipped_at desc limit 1
      )
      returning skip_id
    )
    update skips set outdated_in = null from back
    where skips.id = skip_id and outdated_in is not null
    returning is_withheld
  `.execute(db);
  return rows[0]?.isWithheld === false;
}
