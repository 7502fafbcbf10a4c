import type { Iteration } from '@firstlight/contract/trials/iterations/iterations.ts';
import type { IterationRow } from './iterations.queries.ts';

/** The same for every reader, its maker included. */
export function presentIteration(row: IterationRow): Iteration {
  const { id, whatChanged, link, credited, publishedAt, isEdited } = row;
  return { id, whatChanged, link, credited, publishedAt: publishedAt.toISOString(), isEdited };
}
