import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readAnalytics as endpoint } from '@firstlight/contract/office/analytics/analytics.ts';
import { analyticsRules, cohortRules } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import type { Context } from '../../../../core/context.ts';
import { weekStart } from '../../../../core/week-start.ts';
import {
  type AskedFigures,
  findCountedAt,
  findLatestFigures,
  listFigures,
  sumFigures,
} from '../analytics.queries.ts';
import { cohortsChart } from '../charts/cohorts-chart.ts';
import { fairnessChart } from '../charts/fairness-chart.ts';
import { firstFeedbackChart } from '../charts/first-feedback-chart.ts';
import { funnelsChart } from '../charts/funnels-chart.ts';
import { mailsChart } from '../charts/mails-chart.ts';
import { moderationChart } from '../charts/moderation-chart.ts';
import { promisedChart } from '../charts/promised-chart.ts';
import { supplyChart } from '../charts/supply-chart.ts';
import { dayAfter, utcDay } from '../count/periods.ts';
import { sumsOf } from './sums.ts';

/** Makes four short reads of stored sums, so the cost does not depend on the number of accounts. */
export async function readAnalytics(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { span = analyticsRules.spanWhenNoneIsSaid, until: last }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const today = utcDay(now());
  const until = earlier(last ?? today, today);
  const from = dayAfter(until, 1 - Number(span));
  const since = weekStart(new Date(from));
  const { summed, dated } = askedFor({ from, since, until });
  const sums = await sumFigures(db, summed);
  const rows = await listFigures(db, dated);
  const of = (name: string) => sumsOf(sums.filter(({ metric }) => metric === name));
  const byDay = (name: string) => rows.filter(({ metric }) => metric === name);
  const waiting = sumsOf(await findLatestFigures(db, { metric: 'distribution.waiting', from, until }));
  const countedAt = await findCountedAt(db, summed);
  return {
    from,
    until,
    countedAt: countedAt?.toISOString() ?? null,
    firstFeedback: firstFeedbackChart(of('distribution.first_feedback'), waiting),
    promised: promisedChart(of('distribution.promised')),
    supply: supplyChart(of('distribution.supply')),
    funnels: funnelsChart(
      {
        signedUp: of('accounts.signed_up'),
        posted: of('projects.first_posted'),
        makerSteps: of('distribution.maker_steps'),
        iterated: of('validation.first_iteration'),
        validated: of('validation.first_granted'),
        testerSteps: of('distribution.tester_steps'),
      },
      since,
    ),
    cohorts: cohortsChart(
      { signedUp: byDay('accounts.signed_up'), active: byDay('accounts.active') },
      weekStart(new Date(until)),
    ),
    fairness: fairnessChart({
      aged: byDay('validation.aged'),
      gini: byDay('distribution.gini'),
      daysTo: of('validation.days_to'),
    }),
    mails: mailsChart(of('analytics.mails'), of('newsletter.letters'), of('newsletter.complaints')),
    moderation: moderationChart(byDay('cases.weekly'), of('sanctions.weekly')),
  };
}

interface Span {
  from: string;
  /** The Monday of its first week: what is counted by weeks begins there. */
  since: string;
  until: string;
}

function askedFor({ from, since, until }: Span): { summed: AskedFigures[]; dated: AskedFigures[] } {
  const days = (metric: string): AskedFigures => ({ metric, from, until });
  const weeks = (metric: string): AskedFigures => ({ metric, from: since, until });
  const cohorts = (metric: string): AskedFigures => ({
    metric,
    from: dayAfter(weekStart(new Date(until)), -7 * cohortRules.weeks),
    until,
  });
  return {
    summed: [
      days('distribution.first_feedback'),
      days('distribution.supply'),
      weeks('distribution.promised'),
      weeks('accounts.signed_up'),
      weeks('projects.first_posted'),
      weeks('distribution.maker_steps'),
      weeks('validation.first_iteration'),
      weeks('validation.first_granted'),
      weeks('distribution.tester_steps'),
      days('validation.days_to'),
      days('analytics.mails'),
      days('newsletter.letters'),
      days('newsletter.complaints'),
      weeks('sanctions.weekly'),
    ],
    dated: [
      cohorts('accounts.signed_up'),
      cohorts('accounts.active'),
      weeks('validation.aged'),
      weeks('distribution.gini'),
      weeks('cases.weekly'),
    ],
  };
}

/** The order of written days is that of the calendar. */
const earlier = (one: string, other: string) => [one, other].toSorted()[0] ?? one;
