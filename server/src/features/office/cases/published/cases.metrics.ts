import { metric } from '../../../../core/metrics/metric.ts';
import { countCaseWeek } from './case-counts.queries.ts';

/** Cases by week. */
const weekly = metric({
  name: 'cases.weekly',
  dimensions: ['what'],
  every: 'week',
  isLive: true,
  async count({ db, now }, period) {
    const { opened, decided, late, waiting } = await countCaseWeek(db, period, now());
    return [
      { of: ['opened'], value: opened },
      { of: ['decided'], value: decided },
      { of: ['late'], value: late },
      { of: ['waiting'], value: waiting },
    ];
  },
});

export const caseMetrics = [weekly];
