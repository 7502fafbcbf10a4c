import type { Context } from '../../core/context.ts';
import { countVisits } from './visits.queries.ts';

export interface TestCount {
  projectId: string;
  opened: number;
  tested: number;
}

/** How many people opened each of these projects, and how many came back after using it. Who they are is not told. */
export async function countTests(
  { db }: Pick<Context, 'db'>,
  projectIds: readonly string[],
): Promise<TestCount[]> {
  const counted = new Map((await countVisits(db, projectIds)).map((row) => [row.projectId, row]));
  return projectIds.map((projectId) => counted.get(projectId) ?? { projectId, opened: 0, tested: 0 });
}
