import { metric } from '../../../core/metrics/metric.ts';
import { countComplaintsIn, countLetters } from './issue/letter-counts.queries.ts';

/** What became of the letters of an issue, by the day it was due. */
const letters = metric({
  name: 'newsletter.letters',
  dimensions: ['state'],
  isLive: true,
  async count({ db }, period) {
    return (await countLetters(db, period)).map(({ state, count }) => ({ of: [state], value: count }));
  },
});

/** By the day on which a complaint came in: admins see the same sum on the newsletter's own page. */
const complaints = metric({
  name: 'newsletter.complaints',
  dimensions: ['what'],
  isLive: true,
  async count({ db }, period) {
    return [{ of: ['complaints'], value: await countComplaintsIn(db, period) }];
  },
});

export const newsletterMetrics = [letters, complaints];
