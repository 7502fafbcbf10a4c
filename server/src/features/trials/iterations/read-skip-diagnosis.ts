import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { skipReasons } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import type {
  readSkipDiagnosis as endpoint,
  SkipDiagnosis,
} from '@firstlight/contract/trials/iterations/iterations.ts';
import type { Context, Member } from '../../../core/context.ts';
import { ask } from '../../../core/question.ts';
import { listSkipChanges } from './diagnosis.queries.ts';
import { iterationQuestions } from './iterations.questions.ts';
import { requireMaker } from './require-maker.ts';
import { skipVersions } from './skip-versions.ts';

/** Whether a change helped: what people gave as their reason before and after it. For the maker alone. */
export async function readSkipDiagnosis(
  ctx: Context<Member>,
  { projectId }: InputOf<typeof endpoint>,
): Promise<SkipDiagnosis> {
  const { categories } = await requireMaker(ctx, projectId);
  const { weekly, medians } = await ask(ctx, iterationQuestions.countSkips, { projectId, categories });
  return {
    versions: skipVersions(await listSkipChanges(ctx.db, projectId), weekly),
    medians:
      medians.size === 0 ? null : skipReasons.map((reason) => ({ reason, share: medians.get(reason) ?? 0 })),
  };
}
