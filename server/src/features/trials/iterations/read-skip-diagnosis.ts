import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { skipReasons } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import type {
  readBeforeAfter as comparingEndpoint,
  readSkipDiagnosis as endpoint,
  SkipDiagnosis,
} from '@firstlight/contract/trials/iterations/iterations.ts';
import type { Context, Member } from '../../../core/context.ts';
import { ask } from '../../../core/question.ts';
import { visibleProject } from '../../showcase/projects/visible-project.ts';
import { listSkipChanges } from './diagnosis.queries.ts';
import { iterationQuestions } from './iterations.questions.ts';
import { requireMaker } from './require-maker.ts';
import { compareVersions, skipVersions } from './skip-versions.ts';

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

/** Whether an iteration helped, as everybody may read it. */
export async function readBeforeAfter(
  ctx: Context,
  { projectId }: InputOf<typeof comparingEndpoint>,
): Promise<ResultOf<typeof comparingEndpoint>> {
  const { categories } = await visibleProject(ctx.db, ctx.actor, projectId);
  const { weekly } = await ask(ctx, iterationQuestions.countSkips, { projectId, categories });
  return { compared: compareVersions(await listSkipChanges(ctx.db, projectId), weekly, ctx.now()) };
}
