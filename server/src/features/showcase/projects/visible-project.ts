import type { Selectable } from 'kysely';
import { AppError } from '../../../core/app-error.ts';
import type { Actor } from '../../../core/context.ts';
import type { Db } from '../../../db/database.ts';
import type { Projects } from '../../../db/schema.ts';
import { peopleAs } from '../../people/accounts/accounts.sql.ts';
import { isVisibleTo } from './projects.sql.ts';

export type ProjectRow = Selectable<Projects>;

/** The project, or the same 404 for one that is hidden and one that never was. */
export async function visibleProject(db: Db, actor: Actor, id: string): Promise<ProjectRow> {
  const row = await findVisibleProject(db, actor, id);
  if (!row) throw new AppError('projects.not_found');
  return row;
}

export function findVisibleProject(db: Db, actor: Actor, id: string): Promise<ProjectRow | undefined> {
  return db
    .selectFrom('projects')
    .innerJoin(peopleAs('owners'), 'owners.id', 'projects.ownerId')
    .selectAll('projects')
    .where('projects.id', '=', id)
    .where(isVisibleTo(actor))
    .executeTakeFirst();
}
