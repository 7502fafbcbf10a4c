import * as feed from '@firstlight/contract/feed.ts';
import { route } from '../../core/http/route.ts';
import { countFresh } from './count-fresh.ts';
import { markShown } from './mark-shown.ts';
import { readFeed } from './read-feed.ts';

export const feedRoutes = [
  route(feed.readFeed, readFeed),
  route(feed.countFresh, countFresh),
  route(feed.markShown, markShown),
];
