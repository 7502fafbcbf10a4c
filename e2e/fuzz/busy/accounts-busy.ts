import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = (pair) => {
  const { tester } = pair;
  return {
    'accounts.edit': { by: tester },
    'accounts.changeUsername': { by: tester },
    'accounts.removeSecondFactor': { by: tester },
    'accounts.listPasskeys': { by: tester },
    'accounts.beginPasskey': { by: tester },
  };
};
