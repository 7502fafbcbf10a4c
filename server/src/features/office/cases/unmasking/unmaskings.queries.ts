import type { UnmaskingGround, UnmaskingState } from '@firstlight/contract/office/cases/unmasking-rules.ts';
import type { Selectable } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Unmaskings } from '../../../../db/schema.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';

/** Without the reason, which is opened for whoever may read it. */
export interface Unmasking extends Omit<Selectable<Unmaskings>, 'state' | 'ground'> {
  state: UnmaskingState;
  ground: UnmaskingGround;
}

type New = Pick<Unmasking, 'id' | 'caseId' | 'ground' | 'isSecret' | 'askedBy' | 'askedAt'>;

/** False: one is waiting already. */
export async function insertUnmasking(
  db: Db,
  vault: Vault,
  { text, ...asked }: New & { text: string },
): Promise<boolean> {
  const reason = await vault.seal(db, reasonPlace(asked.id), text, { padded: true });
  const added = await db
    .insertInto('unmaskings')
    .values({ ...asked, state: 'asked', reason })
    .onConflict((conflict) => conflict.column('caseId').where('state', '=', 'asked').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function findUnmasking(db: Db, id: string): Promise<Unmasking | undefined> {
  const row = await db.selectFrom('unmaskings').selectAll().where('id', '=', id).executeTakeFirst();
  return row as Unmasking | undefined;
}

export async function findLatestUnmasking(db: Db, caseId: string): Promise<Unmasking | undefined> {
  const row = await db
    .selectFrom('unmaskings')
    .selectAll()
    .where('caseId', '=', caseId)
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row as Unmasking | undefined;
}

/** Those that wait since then or later, the oldest first. */
export async function listWaitingUnmaskings(db: Db, since: Date, limit: number): Promise<Unmasking[]> {
  const rows = await db
    .selectFrom('unmaskings')
    .selectAll()
    .where('state', '=', 'asked')
    .where('askedAt', '>', since)
    .orderBy('askedAt')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows as Unmasking[];
}

export type UnmaskingAnswer =
  | { state: 'refused' }
  | { state: 'agreed'; seenUntil: Date; person: Buffer | null; personTag: Buffer | null };

/** False: somebody was quicker, or it was asked too long ago. */
export async function answerUnmaskingRow(
  db: Db,
  id: string,
  answer: UnmaskingAnswer,
  { by, at, askedSince }: { by: string; at: Date; askedSince: Date },
): Promise<boolean> {
  const answered = await db
    .updateTable('unmaskings')
    .set({ ...answer, answeredBy: by, answeredAt: at })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .where('askedAt', '>', askedSince)
    .returning('id')
    .executeTakeFirst();
  return answered !== undefined;
}

/** The cases about which nobody answered in time. */
export async function expireUnmaskingRows(db: Db, askedUntil: Date, caseId?: string): Promise<string[]> {
  let query = db
    .updateTable('unmaskings')
    .set({ state: 'expired' })
    .where('state', '=', 'asked')
    .where('askedAt', '<=', askedUntil);
  if (caseId) query = query.where('caseId', '=', caseId);
  return (await query.returning('caseId').execute()).map((row) => row.caseId);
}

/** Null once it is forgotten. */
export async function unmaskingReason(
  db: Db,
  vault: Vault,
  { id, reason }: Pick<Unmasking, 'id' | 'reason'>,
): Promise<string | null> {
  return reason && vault.unseal(db, reasonPlace(id), reason);
}

const reasonPlace = (rowId: string) => place(rowId, 'reason');
export const unmaskedPlace = (rowId: string) => place(rowId, 'person');

function place(rowId: string, column: 'reason' | 'person') {
  return { table: 'unmaskings', column, rowId, scope: { type: 'moderation', id: 'cases' } };
}
