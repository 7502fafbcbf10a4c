import * as skips from '@firstlight/contract/trials/feedback/skips.ts';
import { route } from '../../../../core/http/route.ts';
import { listOwnSkips } from './list-own-skips.ts';
import { listSkips } from './list-skips.ts';
import { skipProject } from './skip-project.ts';
import { withdrawSkip } from './withdraw-skip.ts';

export const skipRoutes = [
  route(skips.skipProject, skipProject),
  route(skips.withdrawSkip, withdrawSkip),
  route(skips.listSkips, listSkips),
  route(skips.listOwnSkips, listOwnSkips),
];
