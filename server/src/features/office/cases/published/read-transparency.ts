import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import {
  type readTransparency as endpoint,
  publishedStep,
  type QuarterFigures,
} from '@firstlight/contract/office/cases/transparency.ts';
import type { Context } from '../../../../core/context.ts';
import { countQuarter, findFirstOpening, type QuarterCounts } from './case-counts.queries.ts';

/** Returns the numbers of a quarter that has ended: the given one, or else the latest since the first case. */
export async function readTransparency(
  { db, now }: Context,
  { quarter }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const current = quarterOf(now());
  const first = await findFirstOpening(db);
  const quarters = first ? startsBetween(quarterOf(first), current) : [];
  const from = quarters.find((start) => dayOf(start) === quarter) ?? quarters[0];
  return {
    quarters: quarters.map(dayOf),
    figures: from ? figuresOf(from, await countQuarter(db, { from, until: quarterAfter(from) })) : null,
    nextOn: dayOf(quarterAfter(current)),
  };
}

const round = (count: number) => Math.round(count / publishedStep) * publishedStep;

function figuresOf(from: Date, { medianHours, removalsByRule, ...counts }: QuarterCounts): QuarterFigures {
  return {
    startsOn: dayOf(from),
    reports: round(counts.reports),
    medianHours: medianHours === null ? null : round(medianHours),
    removals: round(counts.removals),
    removalsByRule: removalsByRule
      .map(({ rule, count }) => ({ rule, count: round(count) }))
      .filter(({ count }) => count > 0),
    restrictions: round(counts.restrictions),
    limits: round(counts.limits),
    suspensions: round(counts.suspensions),
    appeals: round(counts.appeals),
    upheld: round(counts.upheld),
    reduced: round(counts.reduced),
    overturned: round(counts.overturned),
    disclosures: round(counts.disclosures),
  };
}

/** First day of the calendar quarter of a time, in UTC. */
function quarterOf(time: Date): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), Math.floor(time.getUTCMonth() / 3) * 3));
}

function quarterAfter(start: Date): Date {
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 3));
}

/** Lists the quarters from one start to before the other, the latest first. */
function startsBetween(first: Date, end: Date): Date[] {
  const starts: Date[] = [];
  for (let start = first; start < end; start = quarterAfter(start)) starts.unshift(start);
  return starts;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
