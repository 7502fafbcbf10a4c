import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import type { Sums } from '../read/sums.ts';

interface FunnelSums {
  signedUp: Sums;
  posted: Sums;
  makerSteps: Sums;
  iterated: Sums;
  validated: Sums;
  testerSteps: Sums;
}

/** Of makers who had signed up from this week on. */
export function funnelsChart(sums: FunnelSums, since: string): Analytics['funnels'] {
  /** The week of signing up is the last word by which these are told apart. */
  const makers = ({ rows }: Sums, step?: string) =>
    rows
      .filter(({ of }) => (of.at(-1) ?? '') >= since && (step === undefined || of[0] === step))
      .reduce((sum, { value }) => sum + value, 0);
  return {
    makers: [
      { step: 'signedUp', count: sums.signedUp.of('maker') },
      { step: 'posted', count: makers(sums.posted) },
      { step: 'firstNote', count: makers(sums.makerSteps, 'first_note') },
      { step: 'minimum', count: makers(sums.makerSteps, 'minimum') },
      { step: 'iteration', count: makers(sums.iterated) },
      { step: 'validated', count: makers(sums.validated) },
    ],
    testers: [
      { step: 'interests', count: sums.testerSteps.of('interests') },
      { step: 'card', count: sums.testerSteps.of('card') },
      { step: 'test', count: sums.testerSteps.of('test') },
      { step: 'counted', count: sums.testerSteps.of('counted') },
      { step: 'secondWeek', count: sums.testerSteps.of('second_week') },
    ],
  };
}
