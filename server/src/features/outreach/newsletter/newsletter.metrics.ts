import { metric } from '../../../core/metrics/metric.ts';
import { countLetters } from './issue/letter-counts.queries.ts';

/** What became of the letters of an issue, by the day it was due. */
const letters = metric({
  name: 'newsletter.letters',
  dimensions: ['state'],
  isLive: true,
  async count({ db }, period) {
    return (await countLetters(db, period)).map(({ state, count }) => ({ of: [state], value: count }));
  },
});

export const newsletterMetrics = [letters];
