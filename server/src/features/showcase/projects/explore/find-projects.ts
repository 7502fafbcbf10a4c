import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { findProjects as endpoint } from '@firstlight/contract/showcase/projects/find-projects.ts';
import type { Context } from '../../../../core/context.ts';
import { listNamesLike } from './find-projects.queries.ts';

export async function findProjects(
  ctx: Context,
  { query }: { query?: string | undefined },
): Promise<ResultOf<typeof endpoint>> {
  return { items: query ? await listNamesLike(ctx.db, query) : [] };
}
