import type { ProjectCard } from '@firstlight/contract/projects.ts';
import type { Context } from '../../core/context.ts';
import { listListed } from './project-rows.queries.ts';
import { presentCard } from './projects.presenter.ts';

export interface Card extends ProjectCard {
  /** There is nothing to open. */
  isIdea: boolean;
}

/** The cards of these projects, in this order; what nobody may see any more is left out. */
export async function listCards({ db }: Pick<Context, 'db'>, ids: readonly string[]): Promise<Card[]> {
  if (ids.length === 0) return [];
  const rows = await listListed(db, ids);
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ ...presentCard(row), isIdea: row.link === null && row.callToActionUrl === null }] : [];
  });
}
