import { categories } from '@firstlight/contract/categories.ts';
import type { DistributionFigures } from '@firstlight/contract/distribution.ts';
import { distributionMetricRules } from '@firstlight/contract/distribution-rules.ts';
import type { Context } from '../../core/context.ts';
import { countAnswerers } from '../feedback/count-answerers.ts';
import {
  type AnsweredProject,
  hoursToFirstFeedback,
  inequalityAfterWeek,
  messagesPerNote,
  minimumReached,
  onTimeShare,
  redistributionRate,
  supply,
  testersPerProject,
  worstCategory,
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
    supply: supply(projects, 0),
    inequality: inequalityAfterWeek(projects, 0),
    worstCategory: namedCategory(worstCategory(projects, 0)),
    messages: messagesPerNote(offers, projects),
  });
  await saveFigures(ctx.db, figures, now);
  return figures;
}

/** On a clock that stands at nought now and runs only while the project can be seen. */
function measuredNow(row: PostedRow, testersAnswered: number): AnsweredProject {
  const postedAt = -row.visibleSeconds / 3600;
  const momentAfter = (seconds: number | null) => (seconds === null ? undefined : postedAt + seconds / 3600);
  return {
    postedAt,
    firstFeedbackAt: momentAfter(row.firstAfterSeconds),
    metAt: momentAfter(row.metAfterSeconds),
    testersShown: row.shown,
    testersAnswered,
    categories: categories.flatMap((_, bit) => ((row.categories & (1 << bit)) === 0 ? [] : [bit])),
    notes: row.notes,
  };
}

function namedCategory(worst: ReturnType<typeof worstCategory>): DistributionFigures['worstCategory'] {
  if (!worst) return { onTime: null, category: null, projects: 0 };
  return { ...worst, category: categories[worst.category] ?? null };
}

/** The mean of nothing is no number, and JSON has a word for that. */
function known(figures: DistributionFigures): DistributionFigures {
  return JSON.parse(JSON.stringify(figures));
}
