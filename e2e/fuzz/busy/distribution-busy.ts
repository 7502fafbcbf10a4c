import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = () => ({
  'distribution.startRun': {},
  'distribution.readLatestRun': {},
  'distribution.readMetrics': {},
});
