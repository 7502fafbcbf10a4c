import type { Context } from '../../../core/context.ts';
import { lastQuarter } from '../../../core/next-quarter.ts';
import { countTestRows } from './test-it/tests.queries.ts';

export interface TestCount {
  projectId: string;
  opened: number;
  tested: number;
}

/**
 * How many people opened each of these projects, and how many came back after using it, up to the last full quarter of
 * an hour. Who they are is not told.
 */
export async function countTests(
  { db, now }: Pick<Context, 'db' | 'now'>,
  projectIds: readonly string[],
): Promise<TestCount[]> {
  const counted = new Map(
    (await countTestRows(db, projectIds, lastQuarter(now()))).map((row) => [row.projectId, row]),
  );
  return projectIds.map((projectId) => counted.get(projectId) ?? { projectId, opened: 0, tested: 0 });
}
