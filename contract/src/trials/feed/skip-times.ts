import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { skipTimeRules } from './feed-rules.ts';

export const noteSkipTime = endpoint({
  name: 'feed.noteSkipTime',
  method: 'POST',
  path: '/api/feed/skip-times',
  summary:
    'Say how many seconds a skip took, from the question to the answer. Kept as a sum for the day, with nobody.',
  access: 'member',
  body: z.strictObject({
    seconds: z.int().check(z.minimum(0), z.maximum(skipTimeRules.secondsMax)),
  }),
  status: 204,
  limit: 'feed.skip-time',
});

const skipTimes = z.object({
  /** In seconds, over the whole days before today; null while there are too few. */
  median: z.nullable(z.int()),
  count: z.int(),
});

export type SkipTimes = z.infer<typeof skipTimes>;

export const readSkipTimes = endpoint({
  name: 'feed.readSkipTimes',
  method: 'GET',
  path: '/api/admin/skip-times',
  summary: 'How long a skip takes people, for admins.',
  access: 'admin',
  status: 200,
  response: skipTimes,
});
