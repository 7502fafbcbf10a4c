import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = () => ({
  'analytics.read': {},
  'analytics.download': {},
});
