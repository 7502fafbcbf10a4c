import type { ExplorePage } from '@firstlight/contract/showcase/projects/projects.ts';
import type { Context } from '../../../core/context.ts';
import { presentCard } from './read/projects.presenter.ts';
import { ownedPage } from './write/owned-page.ts';

/** Of one maker, what everybody may see, newest first. */
export async function listShownProjects(
  ctx: Context,
  { ownerId, after }: { ownerId: string; after: string | undefined },
): Promise<ExplorePage> {
  const { rows, next } = await ownedPage(ctx.db, { ownerId, which: 'listed' }, after);
  return { items: rows.map(presentCard), next };
}
