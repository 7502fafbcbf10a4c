import { valueRules } from '../../contract/src/trials/distribution/distribution-rules.ts';
import {
  type Arrivals,
  categoryRate,
  faded,
  plannedRate,
  scarcity,
  siteRate,
} from '../../server/src/features/trials/distribution/model/estimate-arrival.ts';
import {
  baseRates,
  testerMultiplier,
} from '../../server/src/features/trials/distribution/model/estimate-response.ts';
import { fitCells } from '../../server/src/features/trials/distribution/model/ranking/fit-cell.ts';
import { testerFit } from '../../server/src/features/trials/distribution/model/ranking/tester-fit.ts';
import type { State } from './state.ts';

/** What the product would have learnt by now, from what it saw itself. */
export interface Learning {
  base: ReturnType<typeof baseRates>;
  multipliers(tester: number): { full: number; quick: number };
  /** Feedbacks per hour for a project's categories, and what planning makes of it. */
  rate(project: number): { mean: number; planned: number; scarcity: number };
  shown(tester: number, project: number, kind: string): void;
  fed(project: number): void;
  hourPassed(waiting: Iterable<number>): void;
}

export function learning(state: State): Learning {
  const { world } = state;
  const cells = { shown: zeros(fitCells), full: zeros(fitCells), quick: zeros(fitCells) };
  const given = { full: zeros(world.testers.length), quick: zeros(world.testers.length) };
  const expected = { full: zeros(world.testers.length), quick: zeros(world.testers.length) };
  let site: Arrivals = { feedback: 0, hours: 0 };
  let categories: Arrivals[] = Array.from({ length: 13 }, () => ({ feedback: 0, hours: 0 }));
  let rates: number[] = categories.map((one) => categoryRate(one, siteRate(site)));

  const add = (project: number, what: keyof Arrivals) => {
    site[what] += 1;
    for (const c of world.projects[project]?.categoryList ?? []) {
      const category = categories[c];
      if (category) category[what] += 1;
    }
  };
  const self: Learning = {
    base: baseRates(cells),
    multipliers: (t) => ({
      full: testerMultiplier(given.full[t] ?? 0, expected.full[t] ?? 0),
      quick: testerMultiplier(given.quick[t] ?? 0, expected.quick[t] ?? 0),
    }),
    rate(p) {
      const list = world.projects[p]?.categoryList ?? [];
      const mean = list.reduce((sum, c) => sum + (rates[c] ?? 0), 0) / list.length;
      return { mean, planned: plannedRate(mean), scarcity: scarcity(mean, siteRate(site)) };
    },
    shown(t, p, kind) {
      const cell = testerFit(world.testers[t]?.interests ?? 0, world.projects[p]?.categories ?? 0);
      increase(expected.full, t, self.base.full[cell] ?? 0);
      increase(expected.quick, t, self.base.quick[cell] ?? 0);
      increase(cells.shown, cell, 1);
      if (kind !== 'full' && kind !== 'quick') return;
      increase(given[kind], t, 1);
      increase(cells[kind], cell, 1);
    },
    fed(p) {
      const project = state.projects[p];
      const age = state.now - (world.projects[p]?.postedAt ?? 0);
      if (project?.metAt === undefined && age < valueRules.deadlineHours) add(p, 'feedback');
    },
    hourPassed(waiting) {
      site = faded(site, 1);
      categories = categories.map((one) => faded(one, 1));
      for (const p of waiting) add(p, 'hours');
      rates = categories.map((one) => categoryRate(one, siteRate(site)));
      self.base = baseRates(cells);
    },
  };
  return self;
}

function zeros(length: number): Float64Array {
  return new Float64Array(length);
}

function increase(column: Float64Array, index: number, by: number): void {
  column[index] = (column[index] ?? 0) + by;
}
