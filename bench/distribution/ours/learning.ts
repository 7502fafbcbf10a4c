import { valueRules } from '../../../contract/src/trials/distribution/distribution-rules.ts';
import {
  type Arrivals,
  categoryRate,
  faded,
  siteRate,
} from '../../../server/src/features/trials/distribution/model/estimate-arrival.ts';
import {
  type BaseRates,
  baseRates,
  type CellCounts,
  type Multipliers,
  multipliersOf,
} from '../../../server/src/features/trials/distribution/model/estimate-response.ts';
import { fitCells } from '../../../server/src/features/trials/distribution/model/fit-cell.ts';
import type { Rates } from '../../../server/src/features/trials/distribution/model/rates.ts';
import { testerFit } from '../../../server/src/features/trials/distribution/model/tester-fit.ts';
import type { State } from '../state.ts';

/** What the product would have learnt by now, from what it saw itself. */
export interface Learning {
  rates: Rates;
  multipliers(tester: number): Multipliers;
  shown(tester: number, project: number): void;
  answered(tester: number, project: number, kind: 'full' | 'quick'): void;
  /** Every night: how often what was shown is answered, by fit and by tester. */
  night(): void;
  /** At every run: how much has come since the one before, and how long these projects have waited for it. */
  updateArrivals(open: ReadonlySet<number>): void;
}

type Counts = CellCounts & Record<keyof CellCounts, Float64Array>;

const newcomer: Multipliers = { full: 1, quick: 1 };

export function learning(state: State): Learning {
  const { world } = state;
  const own = world.testers.map(noCounts);
  const all = noCounts();
  const multipliers: Multipliers[] = [];
  let site: Arrivals = { feedback: 0, hours: 0 };
  let categories: Arrivals[] = Array.from({ length: 13 }, () => ({ feedback: 0, hours: 0 }));
  const counted = new Uint16Array(world.projects.length);
  let ratedAt = 0;

  function count(t: number, p: number, what: keyof CellCounts): void {
    const cell = testerFit(world.testers[t]?.interests ?? 0, world.projects[p]?.categories ?? 0);
    for (const counts of [own[t], all]) if (counts) counts[what][cell] = (counts[what][cell] ?? 0) + 1;
  }

  function add(p: number, came: Arrivals): void {
    const list = world.projects[p]?.categoryList ?? [];
    for (const to of [site, ...list.map((category) => categories[category])]) {
      if (!to) continue;
      to.feedback += came.feedback;
      to.hours += came.hours;
    }
  }

  const self: Learning = {
    rates: ratesOf(baseRates(all), site, categories),
    multipliers: (t) => multipliers[t] ?? newcomer,
    shown: (t, p) => count(t, p, 'shown'),
    answered: count,
    night() {
      own.forEach((counts, t) => {
        multipliers[t] = multipliersOf(counts, self.rates.base);
      });
      self.rates = { ...self.rates, base: baseRates(all) };
    },
    updateArrivals(open) {
      const hours = state.now - ratedAt;
      site = faded(site, hours);
      categories = categories.map((one) => faded(one, hours));
      for (let p = state.posted - 1; p >= 0; p -= 1) {
        const age = state.now - (world.projects[p]?.postedAt ?? 0);
        if (age - hours > valueRules.deadlineHours) break;
        const { full = 0, quick = 0 } = state.projects[p] ?? {};
        const feedback = full + quick - (counted[p] ?? 0);
        counted[p] = full + quick;
        add(p, { feedback, hours: open.has(p) ? Math.min(hours, age) : 0 });
      }
      ratedAt = state.now;
      self.rates = ratesOf(self.rates.base, site, categories);
    },
  };
  return self;
}

function ratesOf(base: BaseRates, site: Arrivals, categories: readonly Arrivals[]): Rates {
  const all = siteRate(site);
  return { base, site: all, categories: categories.map((one) => categoryRate(one, all)) };
}

function noCounts(): Counts {
  const zeros = () => new Float64Array(fitCells);
  return { shown: zeros(), full: zeros(), quick: zeros() };
}
