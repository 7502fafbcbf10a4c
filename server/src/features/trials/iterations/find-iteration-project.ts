import type { Db } from '../../../db/database.ts';
import { findIteration } from './iterations.queries.ts';

/** The project that an iteration is of; none once it was removed or taken down. */
export async function findIterationProject(db: Db, iterationId: string): Promise<string | undefined> {
  const iteration = await findIteration(db, iterationId);
  const isThere = iteration?.deletedAt === null && iteration.takenDownAt === null;
  return isThere ? iteration.projectId : undefined;
}
