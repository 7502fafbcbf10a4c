import { metric } from '../../../core/metrics/metric.ts';
import { countFirstPosts } from './read/first-posts.queries.ts';

/** By the week in which whoever posted had signed up. */
const firstPosted = metric({
  name: 'projects.first_posted',
  dimensions: ['joined'],
  isLive: true,
  async count({ db }, period) {
    return (await countFirstPosts(db, period)).map(({ week, count }) => ({ of: [week], value: count }));
  },
});

export const projectMetrics = [firstPosted];
