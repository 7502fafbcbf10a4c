import { validatedShareRules } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { metric } from '../../../core/metrics/metric.ts';
import { countAged, countFirstIterations, countGranted } from './validation.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days from posting to Validated, by the day on which a project became Validated. */
const daysTo = metric({
  name: 'validation.days_to',
  dimensions: ['days'],
  isLive: true,
  async count({ db }, { day }) {
    return (await countGranted(db, day)).days.map(({ days, count }) => ({ of: [days], value: count }));
  },
});

/** Makers whose first project became Validated, by the week in which they signed up. */
const firstGranted = metric({
  name: 'validation.first_granted',
  dimensions: ['joined'],
  isLive: true,
  async count({ db }, { day }) {
    return (await countGranted(db, day)).makers.map(({ week, count }) => ({ of: [week], value: count }));
  },
});

/** Makers who published their first iteration, which Validated asks for; by the week in which they had signed up. */
const firstIteration = metric({
  name: 'validation.first_iteration',
  dimensions: ['joined'],
  isLive: true,
  async count({ db }, period) {
    return (await countFirstIterations(db, period)).map(({ week, count }) => ({ of: [week], value: count }));
  },
});

/** Of the projects that came of an age that day, those that are Validated by then. */
const aged = metric({
  name: 'validation.aged',
  dimensions: ['count'],
  async count({ db }, { from, until }) {
    const ago = (moment: Date) => new Date(moment.getTime() - validatedShareRules.ageDays * dayMs);
    const { projects, validated } = await countAged(db, { from: ago(from), until: ago(until) });
    return [
      { of: ['projects'], value: projects },
      { of: ['validated'], value: validated },
    ];
  },
});

export const validationMetrics = [daysTo, firstGranted, firstIteration, aged];
