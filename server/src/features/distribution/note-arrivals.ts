import type { Context } from '../../core/context.ts';
import type { TransactionContext } from '../../core/transaction.ts';
import { type Arrivals, faded } from './estimate-arrival.ts';
import { noteCounts, sumArrivals } from './open-needs.queries.ts';
import { readArrivals, readFigures, saveArrivals } from './rates.queries.ts';

/**
 * Adds what has come since the last run, and how long projects have waited for it; older arrivals fade. Only the time
 * of the promise tells how fast feedback comes to those who wait for it.
 */
export async function noteArrivals({ db, now }: TransactionContext<Context>): Promise<void> {
  const figures = await readFigures(db);
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
}

function add(to: Arrivals, came: Arrivals): void {
  to.feedback += came.feedback;
  to.hours += came.hours;
}
