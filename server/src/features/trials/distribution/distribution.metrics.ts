import { analyticsRules, cohortRules } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { metric } from '../../../core/metrics/metric.ts';
import { countTesterSteps } from './measure/count-tester-steps.ts';
import {
  countFirstFeedback,
  countMakerSteps,
  countSupply,
  countUnanswered,
  findGini,
} from './measure/figures.queries.ts';
import { findPastOffers } from './measure/find-past-offers.ts';

/** By the day on which a first feedback showed, as it does on the project's page. */
const firstFeedback = metric({
  name: 'distribution.first_feedback',
  dimensions: ['band'],
  isLive: true,
  async count({ db }, period) {
    return (await countFirstFeedback(db, period)).map(({ band, count }) => ({ of: [band], value: count }));
  },
});

/** Projects without feedback now; for a past day, at its last count. */
const waiting = metric({
  name: 'distribution.waiting',
  dimensions: ['state'],
  isLive: true,
  again: 0,
  async count({ db, now }) {
    const { inTime, late } = await countUnanswered(db, now());
    return [
      { of: ['in_time'], value: inTime },
      { of: ['late'], value: late },
    ];
  },
});

/** Projects whose promised hours are over, by the day on which they were posted. */
const supply = metric({
  name: 'distribution.supply',
  dimensions: ['category', 'count'],
  again: 14,
  async count({ db, now }, period) {
    const rows = await countSupply(db, period, now());
    return rows.flatMap(({ bit, projects, notes, onTime }) => {
      const category = categories[bit] ?? '';
      return [
        { of: [category, 'projects'], value: projects },
        { of: [category, 'notes'], value: notes },
        { of: [category, 'on_time'], value: onTime },
      ];
    });
  },
});

/** Offers of whole weeks by their chance, once all of them are over. */
const promised = metric({
  name: 'distribution.promised',
  dimensions: ['bin', 'count'],
  every: 'week',
  again: 2,
  settledAfterDays: 3,
  async count(ctx, { from, until }) {
    const { bins } = analyticsRules;
    const offers = await findPastOffers(ctx, { since: from, until });
    const binned = Map.groupBy(offers, ({ chance }) => Math.min(bins - 1, Math.floor(chance * bins)));
    return [...binned].flatMap(([bin, inside]) => [
      { of: [bin, 'offers'], value: inside.length },
      { of: [bin, 'expected'], value: inside.reduce((sum, { chance }) => sum + chance, 0) },
      { of: [bin, 'answered'], value: inside.filter(({ isAnswered }) => isAnswered).length },
    ]);
  },
});

/** How unevenly feedback is spread, as the last count of the day for `/admin` found it. */
const gini = metric({
  name: 'distribution.gini',
  dimensions: [],
  isLive: true,
  async count({ db }, { day }) {
    const found = await findGini(db, day);
    return found === null ? [] : [{ of: [], value: found }];
  },
});

/** Makers whose first feedback or minimum it was, by the week in which they had signed up. */
const makerSteps = metric({
  name: 'distribution.maker_steps',
  dimensions: ['step', 'joined'],
  isLive: true,
  async count({ db }, period) {
    const rows = await countMakerSteps(db, period);
    return rows.map(({ step, week, count }) => ({ of: [step, week], value: count }));
  },
});

/** How far the testers came who chose interests in a week. */
const testerSteps = metric({
  name: 'distribution.tester_steps',
  dimensions: ['step'],
  every: 'week',
  again: cohortRules.testerWeeks,
  async count(ctx, period) {
    const { joined, shown, tested, counted, returned } = await countTesterSteps(ctx, period);
    return [
      { of: ['interests'], value: joined },
      { of: ['card'], value: shown },
      { of: ['test'], value: tested },
      { of: ['counted'], value: counted },
      { of: ['second_week'], value: returned },
    ];
  },
});

export const distributionMetrics = [firstFeedback, waiting, supply, promised, gini, makerSteps, testerSteps];
