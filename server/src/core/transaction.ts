import type { Db } from '../db/database.ts';
import type { Context } from './context.ts';
import type { DomainEvent, EventType } from './domain-events.ts';

export interface Transaction {
  db: Db;
  /** What happened; its jobs are written with this transaction, its pushes leave after the commit. */
  record<About extends object>(type: EventType<About>, about: NoInfer<About>): void;
}

export type TransactionContext<C extends Context> = C & Transaction;

/**
 * Runs `work` in one database transaction. What it records becomes jobs inside the same transaction, so a
 * rollback leaves no job, and live pushes after the commit, so nobody hears of what did not happen.
 */
export async function inTransaction<C extends Context, Result>(
  ctx: C,
  work: (tx: TransactionContext<C>) => Promise<Result>,
): Promise<Result> {
  if (ctx.transaction) return work({ ...ctx, ...ctx.transaction });

  const events: DomainEvent[] = [];
  const result = await ctx.db.transaction().execute(async (db) => {
    const transaction: Transaction = {
      db,
      record: ({ name }, about) => void events.push({ name, ...about }),
    };
    const value = await work({ ...ctx, ...transaction, transaction });
    await ctx.outbox.enqueue(db, events);
    return value;
  });
  ctx.outbox.announce(events);
  return result;
}
