import { newsletterRules } from '@firstlight/contract/rules.ts';
import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import type { Context } from '../../../../core/context.ts';
import { ask } from '../../../../core/question.ts';
import { countDoubtful } from '../../../trials/feedback/count-doubtful.ts';
import { validationQuestions } from '../../../trials/validation/validation.questions.ts';
import { type IssuePeriod, type RankedProject, rankProjects } from './choose-by-formula.queries.ts';

/** Maximum number of projects that are judged for one issue. */
const judgedMost = 500;

/**
 * Chooses projects by the formula that `/rules` prints, best first. The result contains the first five of each category.
 * The first five for any set of interests are among them.
 */
export async function chooseByFormula(ctx: Context, period: IssuePeriod): Promise<string[]> {
  const ranked = await rankProjects(ctx.db, period, { limit: judgedMost, seed: ctx.newId() });
  const hasMany = ({ counted }: RankedProject) => counted >= newsletterRules.ratingsFirst;
  const doubtful = await countDoubtful(ctx, idsOf(ranked.filter(hasMany)));
  const reported = await ask(ctx, validationQuestions.findReported, idsOf(ranked));
  const isSound = ({ projectId, counted }: RankedProject) =>
    !reported.has(projectId) && (doubtful.get(projectId) ?? 0) <= counted * newsletterRules.doubtfulShareMax;
  return idsOf(firstOfEachCategory(onePerMaker(ranked.filter(isSound))));
}

const idsOf = (projects: readonly RankedProject[]) => projects.map(({ projectId }) => projectId);

function onePerMaker(ranked: readonly RankedProject[]): RankedProject[] {
  const makers = new Set<string>();
  return ranked.filter(({ ownerId }) => !makers.has(ownerId) && makers.add(ownerId));
}

function firstOfEachCategory(ranked: readonly RankedProject[]): RankedProject[] {
  const counts = categories.map(() => 0);
  return ranked.filter((project) => {
    const own = counts.flatMap((count, bit) =>
      project.categories & (1 << bit) ? [[bit, count] as const] : [],
    );
    for (const [bit, count] of own) counts[bit] = count + 1;
    return own.some(([, count]) => count < newsletterRules.projectsByFormula);
  });
}
