import type { ProjectCard } from '@firstlight/contract/showcase/projects/projects.ts';
import type { Db } from '../../../db/database.ts';
import { presentCard } from './read/projects.presenter.ts';
import { listWhole } from './write/project-rows.queries.ts';

/** The cards of projects of which the caller knows that they may be seen, by their ids. */
export async function listProjectCards(db: Db, ids: readonly string[]): Promise<Map<string, ProjectCard>> {
  return new Map((await listWhole(db, ids)).map((row) => [row.id, presentCard(row)]));
}
