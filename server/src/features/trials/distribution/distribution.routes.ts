import * as distribution from '@firstlight/contract/trials/distribution/distribution.ts';
import { route } from '../../../core/http/route.ts';
import { readMetrics } from './measure/read-metrics.ts';
import { readLatestRun } from './run/read-latest-run.ts';
import { startRun } from './run/start-run.ts';

export const distributionRoutes = [
  route(distribution.startRun, startRun),
  route(distribution.readLatestRun, readLatestRun),
  route(distribution.readMetrics, readMetrics),
];
