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
import { promiseBins } from './model/promise-bins.ts';

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

/** Of whole weeks, once all that was offered in them is over: a figure that moved would tell who answered since. */
const promised = metric({
  name: 'distribution.promised',
  dimensions: ['bin', 'count'],
  every: 'week',
  again: 2,
  settledAfterDays: 3,
  isOnce: true,
  async count(ctx, { from, until }) {
    const bins = promiseBins(await findPastOffers(ctx, { since: from, until }), analyticsRules.bins);
    return bins.flatMap(({ bin, offers, expected, answered }) => [
      { of: [bin, 'offers'], value: offers },
      { of: [bin, 'expected'], value: expected },
      { of: [bin, 'answered'], value: answered },
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

/** How far those who chose interests in a week have come. What they did hidden comes in after a lag, and only in steps. */
const testerSteps = metric({
  name: 'distribution.tester_steps',
  dimensions: ['step'],
  every: 'week',
  again: cohortRules.testerWeeks,
  isStepped: true,
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
