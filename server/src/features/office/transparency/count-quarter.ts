import { reportReasons } from '@firstlight/contract/office/cases/case-rules.ts';
import { unmaskingGrounds } from '@firstlight/contract/office/cases/unmasking-rules.ts';
import { sanctionRules } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Tally, TransparencyFigures } from '@firstlight/contract/office/transparency/transparency.ts';
import { transparencyRules } from '@firstlight/contract/office/transparency/transparency-rules.ts';
import type { Context } from '../../../core/context.ts';
import { type CaseCounts, countCases } from '../cases/count-cases.ts';
import { countSanctions } from '../sanctions/count-sanctions.ts';
import { givesAway } from './gives-away.policy.ts';
import { dayOf, type Quarter } from './quarters.ts';
import { tallyOf } from './tally.policy.ts';
import { insertQuarter, type QuarterFigures } from './transparency.queries.ts';

type Parts = Pick<Context, 'db' | 'now'>;
type Times = TransparencyFigures['hours']['decision'];

const quartersOfYear = 4;

/** Counts a quarter that is over, and keeps what may be published of it. What is behind a figure is kept nowhere. */
export async function countQuarter(ctx: Parts, quarter: Quarter): Promise<void> {
  const [cases, sanctions] = [await countCases(ctx.db, quarter), await countSanctions(ctx.db, quarter)];
  const decisions = decisionsOf(cases);
  const bands = cases.bands.map(tallyOf);
  const cells = decisions.flatMap(({ rule: _rule, ...tallies }) => Object.values<Tally>(tallies));
  const figures: QuarterFigures = {
    reports: reportReasons.map((reason) => ({ reason, tally: tallyOf(cases.reports.get(reason) ?? 0) })),
    decisions,
    bands: givesAway(cells, bands) ? null : bands,
    times: await timesUntil(ctx, quarter),
    hidden: { all: tallyOf(cases.hidden), wrong: tallyOf(cases.wronglyHidden) },
    appeals: {
      upheld: tallyOf(sanctions.appeals.upheld),
      reduced: tallyOf(sanctions.appeals.reduced),
      overturned: tallyOf(sanctions.appeals.overturned),
      late: tallyOf(sanctions.appeals.late),
    },
    automated: tallyOf(sanctions.automated),
    singleHanded: tallyOf(cases.singleHanded),
    unmasked: unmaskingGrounds.map((ground) => ({
      ground,
      tally: tallyOf(cases.unmaskings.get(ground) ?? 0),
    })),
  };
  await insertQuarter(ctx.db, { startsOn: dayOf(quarter.from), figures }, ctx.now());
}

function decisionsOf({ decisions }: CaseCounts): TransparencyFigures['decisions'] {
  return sanctionRules.map((rule) => {
    const of = (outcome: string) => tallyOf(decisions.get(`${rule} ${outcome}`) ?? 0);
    return {
      rule,
      noViolation: of('no_violation'),
      warning: of('warning'),
      restriction: of('restriction'),
      limit: of('limit'),
      suspension: of('suspension'),
    };
  });
}

async function timesUntil({ db }: Parts, { from, until }: Quarter): Promise<QuarterFigures['times']> {
  const yearAgo = new Date(from);
  yearAgo.setUTCMonth(yearAgo.getUTCMonth() - 3 * (quartersOfYear - 1));
  const since = async (start: Date) => {
    const span = { from: start, until };
    return {
      decision: shown((await countCases(db, span)).times),
      appeal: shown((await countSanctions(db, span)).times),
    };
  };
  return { quarter: await since(from), year: await since(yearAgo), all: await since(new Date(0)) };
}

/** Whole hours, and of a handful of cases nothing: the middle one would be a case. */
function shown({ count, median, ninetieth }: { count: number } & Times): Times {
  if (count < transparencyRules.fewBelow) return { median: null, ninetieth: null };
  return { median, ninetieth };
}
