import * as iterations from '@firstlight/contract/iterations.ts';
import { route } from '../../core/http/route.ts';
import { listIterations } from './list-iterations.ts';
import { publishIteration } from './publish-iteration.ts';
import { readSkipDiagnosis } from './read-skip-diagnosis.ts';

export const iterationRoutes = [
  route(iterations.publishIteration, publishIteration),
  route(iterations.listIterations, listIterations),
  route(iterations.readSkipDiagnosis, readSkipDiagnosis),
];
