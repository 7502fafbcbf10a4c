import type { Context } from '../../../../core/context.ts';
import { readRates } from '../learn/rates.queries.ts';
import { deficit, isUnanswered } from '../model/project-need.ts';
import { shortfall } from '../model/redistribute.ts';
import { sumCover } from '../run/offers.queries.ts';
import { ageOf, meanRate } from './need-value.ts';
import type { NeedRow } from './needs.queries.ts';

export interface Underserved extends NeedRow {
  lack: number;
}

/** A run asks for at most so many projects. The others have a time of their own at which they are looked at again. */
const lackingMax = 10_000;

/** Those of the open projects that will not get by themselves what they need. */
export async function findUnderserved(
  { db, now }: Pick<Context, 'db' | 'now'>,
  open: readonly NeedRow[],
): Promise<Underserved[]> {
  const rates = await readRates(db);
  const cover = await sumCover(
    db,
    open.map(({ projectId }) => projectId),
  );
  return open.flatMap((need) => {
    const lack = shortfall({
      age: ageOf(need, now()),
      deficit: deficit(need),
      meanRate: meanRate(rates, need.categories),
      openCover: cover.get(need.projectId) ?? 0,
    });
    return lack > 0 ? [{ ...need, lack }] : [];
  });
}

/** As many of them as one run asks for. Whoever has nothing goes first, as in the plan. */
export function mostUrgent(lacking: readonly Underserved[]): Underserved[] {
  return lacking
    .toSorted(
      (one, other) =>
        Number(isUnanswered(other)) - Number(isUnanswered(one)) || other.value.full - one.value.full,
    )
    .slice(0, lackingMax);
}
