import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import type { DistributionFigures } from '@firstlight/contract/trials/distribution/distribution.ts';
import {
  distributionMetricRules,
  valueRules,
} from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import type { Context } from '../../../../core/context.ts';
import {
  calibration,
  hoursToFirstFeedback,
  inequalityAfterWeek,
  messagesPerNote,
  minimumReached,
  onTimeShare,
  redistributedShare,
  redistributionRate,
  supply,
  testersPerProject,
  worstCategory,
} from '../model/measure-distribution.ts';
import { listPostedProjects } from '../need/list-posted-projects.ts';
import { findPastOffers } from './find-past-offers.ts';
import { countProjects, countTesters, saveFigures, sumOffers } from './metrics.queries.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Counts what admins see, over the last days of the window, and keeps it for them. */
export async function measureMetrics(ctx: Context): Promise<DistributionFigures> {
  const now = ctx.now();
  const since = new Date(now.getTime() - distributionMetricRules.windowDays * day);
  const projects = await listPostedProjects(ctx, since);
  const offers = await sumOffers(ctx.db, since);
  const figures = known({
    projects: { ...(await countProjects(ctx.db, now)), posted: projects.length },
    testers: await countTesters(ctx.db, since),
    testersPerProject: testersPerProject(projects, 0),
    minimumReached: { ...minimumReached(projects), onTime: onTimeShare(projects, 0) },
    redistribution: {
      rate: redistributionRate(offers),
      offers: offers.issued,
      replacing: offers.replacing,
      projects: redistributedShare(projects),
    },
    firstFeedback: hoursToFirstFeedback(projects, 0),
    supply: supply(projects, 0),
    inequality: inequalityAfterWeek(projects, 0),
    worstCategory: namedCategory(worstCategory(projects, 0)),
    messages: messagesPerNote(offers, projects),
    calibration: calibration(
      await findPastOffers(ctx, { since, until: new Date(now.getTime() - valueRules.deadlineHours * hour) }),
    ),
  });
  await saveFigures(ctx.db, figures, now);
  return figures;
}

function namedCategory(worst: ReturnType<typeof worstCategory>): DistributionFigures['worstCategory'] {
  if (!worst) return { onTime: null, category: null, projects: 0 };
  return { ...worst, category: categories[worst.category] ?? null };
}

/** The mean of nothing is no number, and JSON has a word for that. */
function known(figures: DistributionFigures): DistributionFigures {
  return JSON.parse(JSON.stringify(figures));
}
