import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { findHead, insertCheck } from './admin-acts.queries.ts';
import { verifyAdminActs } from './verify-admin-acts.ts';

/** Counts the chain anew and keeps what was found, for whoever looks by day. Acts may be written meanwhile. */
export async function checkAdminActs({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const { acts, faults } = await db.transaction().execute(async (tx) => {
    await sql`set transaction isolation level repeatable read read only`.execute(tx);
    return { acts: (await findHead(tx)).acts, faults: (await verifyAdminActs(tx)).length };
  });
  await insertCheck(db, { checkedAt: now(), acts, faults });
}
