import { metric } from '../../../../core/metrics/metric.ts';
import { countSanctionWeek } from './sanction-counts.queries.ts';

/** Sanctions and appeals by week. */
const weekly = metric({
  name: 'sanctions.weekly',
  dimensions: ['what'],
  every: 'week',
  isLive: true,
  async count({ db }, period) {
    const { decided, changed, appeals, overturned } = await countSanctionWeek(db, period);
    return [
      { of: ['decided'], value: decided },
      { of: ['changed'], value: changed },
      { of: ['appeals'], value: appeals },
      { of: ['overturned'], value: overturned },
    ];
  },
});

export const sanctionMetrics = [weekly];
