import type { Context } from '../../../core/context.ts';
import { findListedLinks } from './write/projects.queries.ts';

/** Where a project leads that everybody may see; null for one that is not there, and for an idea. */
export async function findListedLink({ db }: Pick<Context, 'db'>, projectId: string): Promise<string | null> {
  const links = await findListedLinks(db, projectId);
  return links?.link ?? links?.callToActionUrl ?? null;
}
