import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readLatestChange as endpoint } from '@firstlight/contract/trials/iterations/latest-change.ts';
import type { Context } from '../../../core/context.ts';
import { findLatestChange } from './iterations.queries.ts';

/** As a stranger sees it, for everybody alike. */
export async function readLatestChange(ctx: Context): Promise<ResultOf<typeof endpoint>> {
  const row = await findLatestChange(ctx.db);
  if (!row) return { latest: null };
  const { whatChanged, credited, publishedAt, projectId, name, language } = row;
  const project = { id: projectId, name, language };
  return { latest: { whatChanged, credited, publishedAt: publishedAt.toISOString(), project } };
}
