import * as feed from '@firstlight/contract/feed.ts';
import * as skipTimes from '@firstlight/contract/skip-times.ts';
import { route } from '../../core/http/route.ts';
import { countFresh } from './count-fresh.ts';
import { markShown } from './mark-shown.ts';
import { noteSkipTime } from './note-skip-time.ts';
import { readFeed } from './read-feed.ts';
import { readSkipTimes } from './read-skip-times.ts';

export const feedRoutes = [
  route(feed.readFeed, readFeed),
  route(feed.countFresh, countFresh),
  route(feed.markShown, markShown),
  route(skipTimes.noteSkipTime, noteSkipTime),
  route(skipTimes.readSkipTimes, readSkipTimes),
];
