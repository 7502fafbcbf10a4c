import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = (pair) => {
  const { tester } = pair;
  const first = { params: { projectId: pair.projects[0] ?? '' } };
  return {
    'reactions.read': first,
    'reactions.add': { by: tester, ...first },
    'reactions.remove': { by: tester, ...first },
  };
};
