import { newsletterRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../../core/context.ts';
import { ask } from '../../../../core/question.ts';
import { countDoubtful } from '../../../trials/feedback/count-doubtful.ts';
import { validationQuestions } from '../../../trials/validation/validation.questions.ts';
import { type LetterPeriod, type RankedForLetter, rankProjects } from './choose-for-everybody.queries.ts';

/** Among so many of the best: should the others all be doubtful or reported, fewer stand in the letter. */
const lookedAt = 60;

/** The three for everybody: the rule that `/rules` prints. */
export async function chooseForEverybody(ctx: Context, period: LetterPeriod): Promise<string[]> {
  const ranked = await rankProjects(ctx.db, period, { limit: lookedAt, lot: ctx.newId() });
  const ids = ranked.map(({ projectId }) => projectId);
  const doubtful = await countDoubtful(ctx, ids);
  const reported = await ask(ctx, validationQuestions.findReported, ids);
  const isTrusted = ({ projectId, counted }: RankedForLetter) =>
    counted < newsletterRules.ratingsFirst ||
    (doubtful.get(projectId) ?? 0) <= counted * newsletterRules.doubtfulShareMax;
  const isSound = (row: RankedForLetter) => !reported.has(row.projectId) && isTrusted(row);
  return onePerMaker(ranked.filter(isSound))
    .slice(0, newsletterRules.projectsByFormula)
    .map(({ projectId }) => projectId);
}

function onePerMaker(ranked: readonly RankedForLetter[]): RankedForLetter[] {
  const makers = new Set<string>();
  return ranked.filter(({ ownerId }) => !makers.has(ownerId) && makers.add(ownerId));
}
