import * as iterations from '@firstlight/contract/trials/iterations/iterations.ts';
import { route } from '../../../core/http/route.ts';
import { editIteration } from './edit-iteration.ts';
import { listIterations } from './list-iterations.ts';
import { publishIteration } from './publish-iteration.ts';
import { readSkipDiagnosis } from './read-skip-diagnosis.ts';
import { removeIteration } from './remove-iteration.ts';
import { restoreIteration } from './restore-iteration.ts';

export const iterationRoutes = [
  route(iterations.publishIteration, publishIteration),
  route(iterations.listIterations, listIterations),
  route(iterations.editIteration, editIteration),
  route(iterations.removeIteration, removeIteration),
  route(iterations.restoreIteration, restoreIteration),
  route(iterations.readSkipDiagnosis, readSkipDiagnosis),
];
