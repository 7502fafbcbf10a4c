import type { Context } from '../../../core/context.ts';
import { findListedLinks } from './write/projects.queries.ts';

/**
 * Where Test It leads, for a project that everybody may see: its test link, which its maker gave because it is another page than its link;
 * null for one that is not there, and for an idea.
 */
export async function findListedLink({ db }: Pick<Context, 'db'>, projectId: string): Promise<string | null> {
  const links = await findListedLinks(db, projectId);
  return links?.callToActionUrl ?? links?.link ?? null;
}
