import { AppError } from '../../../core/app-error.ts';
import type { Actor } from '../../../core/context.ts';
import type { Db } from '../../../db/database.ts';
import { findVisibleRow, type ProjectRow } from './read/visible-projects.queries.ts';

export type { ProjectRow };

/** The project, or the same 404 for one that is hidden and one that never was. */
export async function visibleProject(db: Db, actor: Actor, id: string): Promise<ProjectRow> {
  const row = await findVisibleProject(db, actor, id);
  if (!row) throw new AppError('projects.not_found');
  return row;
}

export function findVisibleProject(db: Db, actor: Actor, id: string): Promise<ProjectRow | undefined> {
  return findVisibleRow(db, actor, id);
}
