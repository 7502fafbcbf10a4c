import * as skips from '@firstlight/contract/skips.ts';
import { route } from '../../../core/http/route.ts';
import { skipProject } from '../skip-project.ts';
import { listSkips } from './list-skips.ts';
import { takeBackSkip } from './take-back-skip.ts';

export const skipRoutes = [
  route(skips.skipProject, skipProject),
  route(skips.takeBackSkip, takeBackSkip),
  route(skips.listSkips, listSkips),
];
