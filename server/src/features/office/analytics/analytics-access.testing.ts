import { type AccessRows, admins } from '../../../testing/access.ts';

export const analyticsAccess: AccessRows = {
  'analytics.read': admins(200, () => ({})),
  'analytics.download': admins(200, () => ({})),
};
