import type { Db } from '../../../../db/database.ts';
import { listPayments, type Payment } from './ledger.queries.ts';

/** One charge, with what was paid back of it. */
export async function findPayment(db: Db, chargeId: string): Promise<Payment | undefined> {
  const [payment] = await listPayments(db, { chargeId, limit: 1 });
  return payment;
}
