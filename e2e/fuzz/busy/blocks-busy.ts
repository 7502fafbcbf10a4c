import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = (pair) => {
  const them = { by: pair.tester, params: { username: pair.leaver.username } };
  return {
    'blocks.list': { by: pair.tester },
    'blocks.add': them,
    'blocks.remove': them,
  };
};
