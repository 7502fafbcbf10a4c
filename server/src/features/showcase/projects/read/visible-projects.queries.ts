import type { Selectable } from 'kysely';
import type { Actor } from '../../../../core/context.ts';
import type { Db } from '../../../../db/database.ts';
import type { Projects } from '../../../../db/schema.ts';
import { peopleAs } from '../../../people/accounts/accounts.sql.ts';
import { isVisibleTo } from '../projects.sql.ts';

export type ProjectRow = Selectable<Projects>;

const asking = ['questions', 'questionsBefore', 'questionsEarlier', 'questionsAskedFrom'] as const;
export type Asking = Pick<ProjectRow, (typeof asking)[number]>;

/** What a project asks, whoever may see it: for what its testers have written. */
export function findAsking(db: Db, id: string): Promise<Asking> {
  return db.selectFrom('projects').select(asking).where('id', '=', id).executeTakeFirstOrThrow();
}

export function findVisibleRow(db: Db, actor: Actor, id: string): Promise<ProjectRow | undefined> {
  return db
    .selectFrom('projects')
    .innerJoin(peopleAs('owners'), 'owners.id', 'projects.ownerId')
    .selectAll('projects')
    .where('projects.id', '=', id)
    .where(isVisibleTo(actor))
    .executeTakeFirst();
}
