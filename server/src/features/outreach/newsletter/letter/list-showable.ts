import type { ProjectCard } from '@firstlight/contract/showcase/projects/projects.ts';
import type { Db } from '../../../../db/database.ts';
import { listProjectCards } from '../../../showcase/projects/list-project-cards.ts';
import { listListed } from './listed.queries.ts';

/** Cards of what everybody may see now: what was hidden or taken down since it was chosen is not among them. */
export async function listShowable(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { card: ProjectCard; ownerId: string }>> {
  const listed = await listListed(db, [...new Set(ids)]);
  const cards = await listProjectCards(
    db,
    listed.map(({ projectId }) => projectId),
  );
  return new Map(
    listed.flatMap(({ projectId, ownerId }) => {
      const card = cards.get(projectId);
      return card ? [[projectId, { card, ownerId }] as const] : [];
    }),
  );
}
