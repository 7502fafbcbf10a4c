import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { type Arrivals, faded } from '../model/estimate-arrival.ts';
import { noteCounts, sumArrivals } from '../need/open-needs.queries.ts';
import { readArrivals, readSiteCounts, saveArrivals } from './rates.queries.ts';
import { requeueLapsedTests } from './requeue-lapsed-tests.ts';

/**
 * Adds what has come since the last run, and how long projects have waited for it; older arrivals fade. Only the time
 * of the promise tells how fast feedback comes to those who wait for it. What was begun and will not come is noted, too.
 */
export async function updateArrivalRates(tx: TransactionContext<Context>): Promise<void> {
  const { db, now } = tx;
  const figures = await readSiteCounts(db);
  const ratedAt = now();
  const hours = figures.ratedAt ? (ratedAt.getTime() - figures.ratedAt.getTime()) / 3_600_000 : 0;
  const site = faded(figures, hours);
  const categories = (await readArrivals(db)).map((arrivals) => faded(arrivals, hours));
  for (const came of await sumArrivals(db, { now: ratedAt, hours })) {
    add(site, came);
    categories.forEach((arrivals, bit) => {
      if ((came.categories & (1 << bit)) !== 0) add(arrivals, came);
    });
  }
  await saveArrivals(db, { ...site, ratedAt }, categories);
  await noteCounts(db);
  if (figures.ratedAt) await requeueLapsedTests(tx, { since: figures.ratedAt, now: ratedAt });
}

function add(to: Arrivals, came: Arrivals): void {
  to.feedback += came.feedback;
  to.hours += came.hours;
}
