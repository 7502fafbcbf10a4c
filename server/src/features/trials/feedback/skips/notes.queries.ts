import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';

/** What makers read of skips. Whose they are is not asked for here. */

export interface SkipPosition {
  givenOn: string;
  shuffle: number;
  id: string;
}

export interface SkipRow extends SkipPosition {
  projectId: string;
  testerNumber: number;
  reason: SkipReason;
  note: string;
}

export async function listSkipRows(
  db: Db,
  vault: Vault,
  projectId: string,
  {
    reason,
    after,
    limit,
  }: { reason?: SkipReason | undefined; after: SkipPosition | undefined; limit: number },
): Promise<SkipRow[]> {
  const given = reason === undefined ? sql`` : sql`and reason = ${reason}::skip_reason`;
  const beyond = after
    ? sql`and (given_on, shuffle, id) < (${after.givenOn}::date, ${after.shuffle}::int, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<SealedNote<SkipRow>>`
    select id, project_id, tester_number, reason, note, given_on::text as given_on, shuffle from skips
    where project_id = ${projectId} and not is_withheld ${given} ${beyond}
    order by given_on desc, shuffle desc, id desc limit ${limit}
  `.execute(db);
  return openNotes(db, vault, rows);
}

/** Of each tester the latest. */
export async function countReasons(db: Db, projectId: string) {
  const rows = await db
    .selectFrom('skips')
    .select(['reason', ({ fn }) => fn.countAll<string>().as('count')])
    .where('projectId', '=', projectId)
    .where('isWithheld', '=', false)
    .where('outdatedOn', 'is', null)
    .groupBy('reason')
    .execute();
  return rows.map(({ reason, count }) => ({ reason, count: Number(count) }));
}

/** A row as it is stored: its words are sealed. */
export type SealedNote<Row extends { note: string }> = Omit<Row, 'note'> & { note: Buffer };

export async function openNotes<Row extends { id: string; projectId: string; note: Buffer }>(
  db: Db,
  vault: Vault,
  rows: readonly Row[],
): Promise<(Omit<Row, 'note'> & { note: string })[]> {
  const notes = await vault.unsealAll(
    db,
    rows.map((row) => ({ place: notePlace(row), cell: row.note })),
  );
  return rows.map((row, index) => ({ ...row, note: notes[index] ?? '' }));
}

/** One data key for each project: its notes are read together. */
export function notePlace({ id, projectId }: { id: string; projectId: string }) {
  return { table: 'skips', column: 'note', rowId: id, scope: { type: 'skips', id: projectId } };
}
