import type { Context } from '../../../core/context.ts';
import { lastBoundary } from '../../../core/publication-boundary.ts';
import { countTestRows } from './test-it/tests.queries.ts';

export interface TestCount {
  projectId: string;
  opened: number;
  tested: number;
}

/** Counts how many people opened each project, and how many came back after using it, up to the last boundary. */
export async function countTests(
  { db, now }: Pick<Context, 'db' | 'now'>,
  projectIds: readonly string[],
): Promise<TestCount[]> {
  const counted = new Map(
    (await countTestRows(db, projectIds, lastBoundary(now()))).map((row) => [row.projectId, row]),
  );
  return projectIds.map((projectId) => counted.get(projectId) ?? { projectId, opened: 0, tested: 0 });
}
