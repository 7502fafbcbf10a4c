import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = (pair) => {
  const first = { params: { projectId: pair.projects[0] ?? '' } };
  return {
    'validation.read': first,
    'validation.readReach': {},
  };
};
