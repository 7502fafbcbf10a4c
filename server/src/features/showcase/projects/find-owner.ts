import type { Context } from '../../../core/context.ts';
import { findOwnerId } from './write/projects.queries.ts';

/** Whoever made a project, whoever may see it, and also once it is deleted. */
export function findOwner({ db }: Pick<Context, 'db'>, projectId: string): Promise<string> {
  return findOwnerId(db, projectId);
}
