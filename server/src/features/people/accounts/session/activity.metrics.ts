import { cohortRules } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { accountRules } from '@firstlight/contract/rules.ts';
import { metric } from '../../../../core/metrics/metric.ts';
import { countActive, countSignedUp } from './activity.queries.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Confirmed accounts. A person with both roles counts as a maker and as a tester. */
const signedUp = metric({
  name: 'accounts.signed_up',
  dimensions: ['side'],
  isLive: true,
  // Days, because an account can be confirmed until it is purged.
  again: accountRules.unverifiedPurgeDays,
  async count({ db }, period) {
    const { makers, testers } = await countSignedUp(db, period);
    return [
      { of: ['maker'], value: makers },
      { of: ['tester'], value: testers },
    ];
  },
});

/** People who came in a week, by the week in which they signed up. Counted once, because sessions store their last use only. */
const active = metric({
  name: 'accounts.active',
  dimensions: ['side', 'joined'],
  every: 'week',
  again: 1,
  isOnce: true,
  async count({ db }, { from, until }) {
    const joinedSince = new Date(from.getTime() - cohortRules.weeks * weekMs);
    const rows = await countActive(db, { since: from, joinedSince, joinedUntil: until });
    return rows.flatMap(({ week, makers, testers }) => [
      { of: ['maker', week], value: makers },
      { of: ['tester', week], value: testers },
    ]);
  },
});

export const accountMetrics = [signedUp, active];
