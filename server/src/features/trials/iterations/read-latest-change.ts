import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { defaultLanguage } from '@firstlight/contract/languages.ts';
import type { readLatestChange as endpoint } from '@firstlight/contract/trials/iterations/latest-change.ts';
import type { Context } from '../../../core/context.ts';
import { findLatestChange } from './iterations.queries.ts';

/** As a stranger sees it, for everybody of a language alike. */
export async function readLatestChange(
  ctx: Context,
  { language: wanted = defaultLanguage }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const row = await findLatestChange(ctx.db, wanted);
  if (!row) return { latest: null };
  const { whatChanged, credited, publishedAt, projectId, name, language } = row;
  const project = { id: projectId, name, language };
  return { latest: { whatChanged, credited, publishedAt: publishedAt.toISOString(), project } };
}
