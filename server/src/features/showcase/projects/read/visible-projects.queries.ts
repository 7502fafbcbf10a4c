import type { Selectable } from 'kysely';
import type { Actor } from '../../../../core/context.ts';
import type { Db } from '../../../../db/database.ts';
import type { Projects } from '../../../../db/schema.ts';
import { peopleAs } from '../../../people/accounts/accounts.sql.ts';
import { isVisibleTo } from '../projects.sql.ts';

export type ProjectRow = Selectable<Projects>;

export function findVisibleRow(db: Db, actor: Actor, id: string): Promise<ProjectRow | undefined> {
  return db
    .selectFrom('projects')
    .innerJoin(peopleAs('owners'), 'owners.id', 'projects.ownerId')
    .selectAll('projects')
    .where('projects.id', '=', id)
    .where(isVisibleTo(actor))
    .executeTakeFirst();
}
