import * as skips from '@firstlight/contract/skips.ts';
import { route } from '../../../core/http/route.ts';
import { skipProject } from '../skip-project.ts';
import { takeBackSkip } from '../take-back-skip.ts';
import { listOwnSkips } from './list-own-skips.ts';
import { listSkips } from './list-skips.ts';

export const skipRoutes = [
  route(skips.skipProject, skipProject),
  route(skips.takeBackSkip, takeBackSkip),
  route(skips.listSkips, listSkips),
  route(skips.listOwnSkips, listOwnSkips),
];
