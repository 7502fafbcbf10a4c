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

/** Reads the shares of reasons for each version of a project. For its maker alone. */
export async function readSkipDiagnosis(
  ctx: Context<Member>,
  { projectId }: InputOf<typeof endpoint>,
): Promise<SkipDiagnosis> {
  const { categories } = await requireMaker(ctx, projectId);
  const { daily, medians } = await ask(ctx, iterationQuestions.countSkips, { projectId, categories });
  return {
    versions: skipVersions(await listSkipChanges(ctx.db, projectId), daily),
    medians:
      medians.size === 0 ? null : skipReasons.map((reason) => ({ reason, share: medians.get(reason) ?? 0 })),
  };
}

/** Compares the reasons before and after the latest iteration, for all visitors. */
export async function readBeforeAfter(
  ctx: Context,
  { projectId }: InputOf<typeof comparingEndpoint>,
): Promise<ResultOf<typeof comparingEndpoint>> {
  const { categories } = await visibleProject(ctx.db, ctx.actor, projectId);
  const { daily } = await ask(ctx, iterationQuestions.countSkips, { projectId, categories });
  return { compared: compareVersions(await listSkipChanges(ctx.db, projectId), daily) };
}
