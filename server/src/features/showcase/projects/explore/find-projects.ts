import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { findProjects as endpoint } from '@firstlight/contract/showcase/projects/find-projects.ts';
import type { Context } from '../../../../core/context.ts';
import { listNamesLike } from './find-projects.queries.ts';

export async function findProjects(
  ctx: Context,
  { query }: { query: string },
): Promise<ResultOf<typeof endpoint>> {
  return { items: await listNamesLike(ctx.db, query) };
}
