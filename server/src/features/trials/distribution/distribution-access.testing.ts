import { type AccessRows, admins } from '../../../testing/access.ts';

export const distributionAccess: AccessRows = {
  'distribution.startRun': admins(201, () => ({ dryRun: true })),
  'distribution.readLatestRun': admins(200, () => ({})),
  'distribution.readMetrics': admins(200, () => ({})),
};
