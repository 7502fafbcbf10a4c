import * as distribution from '@firstlight/contract/distribution.ts';
import { route } from '../../core/http/route.ts';
import { readLatestRun } from './read-latest-run.ts';
import { readMetrics } from './read-metrics.ts';
import { startRun } from './start-run.ts';

export const distributionRoutes = [
  route(distribution.startRun, startRun),
  route(distribution.readLatestRun, readLatestRun),
  route(distribution.readMetrics, readMetrics),
];
