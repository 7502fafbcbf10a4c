import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { freeCapacity } from '../learn/testers.queries.ts';
import { moveUnreplaced } from '../need/needs.queries.ts';
import { type ClosedOfferRow, expireSome, voidHidden } from './offers.queries.ts';

const batch = 5000;

/** Closes what was not seen in time, and frees the places. Says how many expired; what could not be seen has not. */
export async function closeOffers({ db, now }: TransactionContext<Context>): Promise<number> {
  await freeCapacity(db, countBy(await voidHidden(db, now()), 'testerId'));
  let expired = 0;
  for (;;) {
    const closed = await expireSome(db, now(), batch);
    await freeCapacity(db, countBy(closed, 'testerId'), now());
    await moveUnreplaced(db, countBy(closed, 'projectId'));
    expired += closed.length;
    if (closed.length < batch) return expired;
  }
}

function countBy(offers: readonly ClosedOfferRow[], key: keyof ClosedOfferRow): Map<string, number> {
  const counts = new Map<string, number>();
  for (const offer of offers) counts.set(offer[key], (counts.get(offer[key]) ?? 0) + 1);
  return counts;
}
