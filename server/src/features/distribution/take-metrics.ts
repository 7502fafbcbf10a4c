import type { DistributionFigures } from '@firstlight/contract/distribution.ts';
import { distributionMetricRules } from '@firstlight/contract/distribution-rules.ts';
import type { Context } from '../../core/context.ts';
import { countAnswerers } from '../feedback/count-answerers.ts';
import {
  hoursToFirstFeedback,
  type MeasuredProject,
  minimumReached,
  onTimeShare,
  redistributionRate,
  testersPerProject,
} from './measure-distribution.ts';
import {
  countProjects,
  countTesters,
  listPosted,
  type PostedRow,
  saveFigures,
  sumOffers,
} from './metrics.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** Counts what admins see, over the last days of the window, and keeps it for them. */
export async function takeMetrics(ctx: Context): Promise<DistributionFigures> {
  const now = ctx.now();
  const since = new Date(now.getTime() - distributionMetricRules.windowDays * day);
  const posted = await listPosted(ctx.db, since, now);
  const answerers = await countAnswerers(ctx, since);
  const projects = posted.map((row) => measuredNow(row, answerers.get(row.projectId) ?? 0));
  const offers = await sumOffers(ctx.db, since);
  const figures = known({
    projects: { ...(await countProjects(ctx.db, now)), posted: posted.length },
    testers: await countTesters(ctx.db, since),
    testersPerProject: testersPerProject(projects, 0),
    minimumReached: { ...minimumReached(projects), onTime: onTimeShare(projects, 0) },
    redistribution: {
      rate: redistributionRate(offers),
      offers: offers.issued,
      replacing: offers.replacing,
    },
    firstFeedback: hoursToFirstFeedback(projects, 0),
  });
  await saveFigures(ctx.db, figures, now);
  return figures;
}

/** On a clock that stands at nought now and runs only while the project can be seen. */
function measuredNow(row: PostedRow, testersAnswered: number): MeasuredProject {
  const postedAt = -row.visibleSeconds / 3600;
  const momentAfter = (seconds: number | null) => (seconds === null ? undefined : postedAt + seconds / 3600);
  return {
    postedAt,
    firstFeedbackAt: momentAfter(row.firstAfterSeconds),
    metAt: momentAfter(row.metAfterSeconds),
    testersShown: row.shown,
    testersAnswered,
  };
}

/** The mean of nothing is no number, and JSON has a word for that. */
function known(figures: DistributionFigures): DistributionFigures {
  return JSON.parse(JSON.stringify(figures));
}
