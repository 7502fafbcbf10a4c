import type { Context } from '../../../core/context.ts';
import { findResponseCount } from './ratings/counts.queries.ts';

/** Returns the number of published responses of a project: counted feedback and skip notes. */
export function countResponses({ db }: Pick<Context, 'db'>, projectId: string): Promise<number> {
  return findResponseCount(db, projectId);
}
