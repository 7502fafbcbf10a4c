import type { Signal } from '@firstlight/contract/office/cases/signal-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export interface CaseSignal {
  signal: Signal;
  weight: number;
  /** How many authors, texts or accounts, where it counts any. */
  amount: number | null;
  notedAt: Date;
}

/** Each kind once; noticed again, its number is the larger one. */
export async function saveSignals(db: Db, caseId: string, signals: readonly CaseSignal[]): Promise<void> {
  if (signals.length === 0) return;
  await db
    .insertInto('caseSignals')
    .values(signals.map((one) => ({ caseId, ...one })))
    .onConflict((conflict) =>
      conflict.columns(['caseId', 'signal']).doUpdateSet({
        amount: sql`greatest(case_signals.amount, excluded.amount)`,
      }),
    )
    .execute();
}

/** The heaviest first. */
export async function listSignals(db: Db, caseId: string): Promise<CaseSignal[]> {
  const rows = await db
    .selectFrom('caseSignals')
    .select(['signal', 'weight', 'amount', 'notedAt'])
    .where('caseId', '=', caseId)
    .orderBy('weight', 'desc')
    .orderBy('signal')
    .execute();
  return rows.map((row) => ({ ...row, signal: row.signal as Signal }));
}

/** Whether a machine held this account before: it does so once. */
export async function wasHeldBefore(db: Db, authorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cases')
    .select('id')
    .where('authorId', '=', authorId)
    .where('holdId', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
