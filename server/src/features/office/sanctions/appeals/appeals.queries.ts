import type { AppealOutcome } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Selectable } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Appeals } from '../../../../db/schema.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';

export interface Appeal extends Omit<Selectable<Appeals>, 'body' | 'answer' | 'outcome'> {
  /** Null once it is forgotten. */
  body: string | null;
  answer: string | null;
  outcome: AppealOutcome | null;
}

/** False: there is one already. */
export async function insertAppeal(
  db: Db,
  vault: Vault,
  { body, ...appeal }: { id: string; sanctionId: string; body: string; filedAt: Date; dueAt: Date },
): Promise<boolean> {
  const added = await db
    .insertInto('appeals')
    .values({ ...appeal, body: await vault.seal(db, place(appeal.id, 'body'), body, { padded: true }) })
    .onConflict((conflict) => conflict.column('sanctionId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** One without an answer, against what was taken back: there is nothing left to answer. */
export async function dropOpenAppeal(db: Db, sanctionId: string): Promise<void> {
  await db.deleteFrom('appeals').where('sanctionId', '=', sanctionId).where('outcome', 'is', null).execute();
}

export async function findAppealOf(db: Db, vault: Vault, sanctionId: string): Promise<Appeal | undefined> {
  const row = await db
    .selectFrom('appeals')
    .selectAll()
    .where('sanctionId', '=', sanctionId)
    .executeTakeFirst();
  return row && openAppeal(db, vault, row);
}

export async function findAppeal(db: Db, vault: Vault, id: string): Promise<Appeal | undefined> {
  const row = await db.selectFrom('appeals').selectAll().where('id', '=', id).executeTakeFirst();
  return row && openAppeal(db, vault, row);
}

/** One page of those without an answer, the most urgent first. */
export async function listOpenAppeals(db: Db, vault: Vault, limit: number): Promise<Appeal[]> {
  const rows = await db
    .selectFrom('appeals')
    .selectAll()
    .where('outcome', 'is', null)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(limit)
    .execute();
  return Promise.all(rows.map((row) => openAppeal(db, vault, row)));
}

/** False: somebody has decided it already. */
export async function decideAppealRow(
  db: Db,
  vault: Vault,
  id: string,
  { answer, ...decided }: { outcome: AppealOutcome; answer: string; decidedBy: string; decidedAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('appeals')
    .set({ ...decided, answer: await vault.seal(db, place(id, 'answer'), answer, { padded: true }) })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of those without an answer: which are due by a moment and have not been noted as such. */
export async function listUnnoted(db: Db, column: 'remindedAt' | 'lateAt', dueBefore: Date) {
  return db
    .selectFrom('appeals')
    .select(['id', 'sanctionId'])
    .where('outcome', 'is', null)
    .where(column, 'is', null)
    .where('dueAt', '<=', dueBefore)
    .orderBy('dueAt')
    .limit(500)
    .execute();
}

/** False: it was noted or decided already. */
export async function noteAppeal(
  db: Db,
  id: string,
  column: 'remindedAt' | 'lateAt',
  at: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('appeals')
    .set({ [column]: at })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .where(column, 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function openAppeal(db: Db, vault: Vault, row: Selectable<Appeals>): Promise<Appeal> {
  const open = async (column: 'body' | 'answer') => {
    const cell = row[column];
    return cell && (await vault.unseal(db, place(row.id, column), cell));
  };
  return {
    ...row,
    body: await open('body'),
    answer: await open('answer'),
    outcome: row.outcome as AppealOutcome | null,
  };
}

function place(rowId: string, column: 'body' | 'answer') {
  return { table: 'appeals', column, rowId, scope: { type: 'moderation', id: 'sanctions' } };
}
