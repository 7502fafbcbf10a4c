import { metric } from '../../../../core/metrics/metric.ts';
import { countCaseWeek } from './case-counts.queries.ts';

/** Of whole weeks and in steps: admins do not see every case, and a count beside their queue would tell of one they do not see. */
const weekly = metric({
  name: 'cases.weekly',
  dimensions: ['what'],
  every: 'week',
  isStepped: true,
  async count({ db }, period) {
    const { opened, decided, late, waiting } = await countCaseWeek(db, period);
    return [
      { of: ['opened'], value: opened },
      { of: ['decided'], value: decided },
      { of: ['late'], value: late },
      { of: ['waiting'], value: waiting },
    ];
  },
});

export const caseMetrics = [weekly];
