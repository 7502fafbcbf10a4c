import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { defaultLanguage } from '@firstlight/contract/languages.ts';
import { everyCategory } from '@firstlight/contract/showcase/projects/categories.ts';
import type { similarProjects as endpoint } from '@firstlight/contract/showcase/projects/projects.ts';
import type { Context } from '../../../../core/context.ts';
import { presentCard } from '../read/projects.presenter.ts';
import { findVisibleProject } from '../visible-project.ts';
import { listSimilar } from '../write/project-rows.queries.ts';

/** For a project one may not see, the newest of all: its categories would tell that it exists. */
export async function similarProjects(
  ctx: Context,
  { projectId, prefer = defaultLanguage }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const project = await findVisibleProject(ctx.db, ctx.actor, projectId);
  const rows = await listSimilar(ctx.db, {
    id: projectId,
    mask: project?.categories ?? everyCategory,
    language: prefer,
  });
  return { items: rows.map(presentCard) };
}
