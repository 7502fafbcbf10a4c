import { countBits } from './fit-cell.ts';

/**
 * How many of each category are looked at: enough that the best twenty are nearly always among them. Whoever cares for
 * more categories needs fewer of each.
 */
export const lookedAt = { least: 20, shared: 20 };

interface Listed {
  categories: number;
  valueFull: number;
  offered: boolean;
}

/**
 * Of all that somebody could be shown from these categories, what their visit is ranked from: the most valuable of each,
 * and whatever they were asked for. Of equals, those that come first. The statement of a visit finds the same by ids
 * without reading the others.
 */
export function shortlist<One extends Listed>(all: readonly One[], categories: number): One[] {
  const each = lookedAt.least + Math.floor(lookedAt.shared / Math.max(1, countBits(categories)));
  const byValue = all.toSorted((a, b) => b.valueFull - a.valueFull);
  const chosen = new Set<One>(all.filter((one) => one.offered && (one.categories & categories) !== 0));
  for (let category = 1; category <= categories; category *= 2) {
    if ((categories & category) === 0) continue;
    const inside = byValue.filter((one) => (one.categories & category) !== 0);
    for (const one of inside.slice(0, each)) chosen.add(one);
  }
  return [...chosen];
}
