import type { Iteration } from '@firstlight/contract/trials/iterations/iterations.ts';
import type { IterationRow } from './iterations.queries.ts';

/** The same for every reader; one that was taken down reaches its maker alone. */
export function presentIteration(row: IterationRow): Iteration {
  const { id, whatChanged, link, credited, publishedAt, isEdited, takenDownAt } = row;
  const isTakenDown = takenDownAt !== null;
  return { id, whatChanged, link, credited, publishedAt: publishedAt.toISOString(), isEdited, isTakenDown };
}
