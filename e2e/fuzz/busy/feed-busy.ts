import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = (pair) => {
  const { tester } = pair;
  return {
    'feed.read': { by: tester },
    'feed.countFresh': { by: tester },
    'feed.markShown': { by: tester },
    'feed.noteSkipTime': { by: tester },
    'feed.readSkipTimes': {},
  };
};
