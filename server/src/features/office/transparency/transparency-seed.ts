import { type ReportReason, reportReasons } from '@firstlight/contract/office/cases/case-rules.ts';
import { unmaskingGrounds } from '@firstlight/contract/office/cases/unmasking-rules.ts';
import { type SanctionRule, sanctionRules } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Seed } from '../../../core/seed.ts';
import { dayOf, quarterBefore } from './quarters.ts';
import { tallyOf } from './tally.policy.ts';
import { insertQuarter } from './transparency.queries.ts';

const reports: Partial<Record<ReportReason, number>> = {
  spam: 131,
  scam: 67,
  harassment: 58,
  fake_feedback: 44,
  copied_work: 37,
  private_information: 29,
  unmasking: 21,
  hate: 14,
  other: 3,
};

/** No violation, warning, restriction, limit, suspension. */
const decisions: Partial<Record<SanctionRule, [number, number, number, number, number]>> = {
  spam: [21, 34, 9, 6, 0],
  scam: [4, 0, 0, 0, 8],
  harassment: [22, 12, 5, 2, 0],
  fake_feedback: [14, 7, 3, 2, 0],
  private_information: [3, 9, 2, 0, 0],
  unmasking: [2, 1, 0, 0, 5],
  copied_work: [6, 3, 0, 0, 0],
};

/** The demo world is a day old: its last quarter is told as it might have been. */
export const transparencySeed: Seed = {
  async run({ db, now }) {
    const times = { decision: { median: 6, ninetieth: 31 }, appeal: { median: 19, ninetieth: 41 } };
    await insertQuarter(
      db,
      {
        startsOn: dayOf(quarterBefore(now()).from),
        figures: {
          reports: reportReasons.map((reason) => ({ reason, tally: tallyOf(reports[reason] ?? 0) })),
          decisions: sanctionRules.map((rule) => {
            const [none, warned, restricted, limited, suspended] = decisions[rule] ?? [0, 0, 0, 0, 0];
            return {
              rule,
              noViolation: tallyOf(none),
              warning: tallyOf(warned),
              restriction: tallyOf(restricted),
              limit: tallyOf(limited),
              suspension: tallyOf(suspended),
            };
          }),
          bands: [48, 51, 37, 22, 14, 7].map(tallyOf),
          times: { quarter: times, year: times, all: times },
          hidden: { all: tallyOf(14), wrong: tallyOf(3) },
          appeals: { upheld: tallyOf(13), reduced: tallyOf(3), overturned: tallyOf(6), late: tallyOf(2) },
          automated: tallyOf(0),
          singleHanded: tallyOf(0),
          unmasked: unmaskingGrounds.map((ground) => ({ ground, tally: tallyOf(ground === 'ring' ? 2 : 0) })),
        },
      },
      now(),
    );
  },
  events: [],
};
