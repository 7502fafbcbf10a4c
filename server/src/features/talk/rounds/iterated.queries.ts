import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { resultOf } from './acts/result-of.ts';
import type { RoundRow } from './rounds.queries.ts';

/** Each round with a result hears of one iteration. */
export async function markIterated(
  db: Db,
  projectId: string,
  iterationId: string,
): Promise<{ id: string; groupId: string }[]> {
  const { rows } = await sql<{ id: string; groupId: string }>`
    update rounds set iteration_id = ${iterationId}
    where project_id = ${projectId} and feedbacks is not null and iteration_id is null returning id, group_id
  `.execute(db);
  return rows;
}

/** A person’s rounds, as their maker or as whoever opened them, and no finer than their pages say it. */
export async function* roundsOf({ db }: { db: Db }, { id }: { id: string }) {
  const { rows } = await sql<
    Pick<RoundRow, 'feedbacks' | 'rating' | 'skipReasons'> & Record<string, unknown>
  >`
    select id, group_id, project_id, state, asked_at, opens_at, closes_at, ended_at, feedbacks, rating, skip_reasons from rounds
    where asked_by = ${id} or opened_by = ${id} order by asked_at, id
  `.execute(db);
  for (const row of rows) yield { ...row, ...resultOf(row) };
}

export async function forgetInRounds(db: Db, userId: string): Promise<void> {
  await sql`update rounds set asked_by = null where asked_by = ${userId}`.execute(db);
  await sql`update rounds set opened_by = null where opened_by = ${userId}`.execute(db);
}
