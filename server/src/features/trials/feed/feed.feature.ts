import * as feed from '@firstlight/contract/trials/feed/feed.ts';
import * as skipTimes from '@firstlight/contract/trials/feed/skip-times.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { feedJobs } from './feed.jobs.ts';
import { feedPersonal } from './feed.personal.ts';
import { readSkipTimes } from './skip-times/read-skip-times.ts';
import { recordSkipTime } from './skip-times/record-skip-time.ts';
import { countFresh } from './visit/count-fresh.ts';
import { markShown } from './visit/mark-shown.ts';
import { readFeed } from './visit/read-feed.ts';

export const feedFeature = feature({
  name: 'feed',
  routes: [
    route(feed.readFeed, readFeed),
    route(feed.countFresh, countFresh),
    route(feed.markShown, markShown),
    route(skipTimes.noteSkipTime, recordSkipTime),
    route(skipTimes.readSkipTimes, readSkipTimes),
  ],
  jobs: feedJobs,
  personal: [feedPersonal],
});
