import { reportWeights } from '@firstlight/contract/office/cases/case-rules.ts';
import type { Context } from '../../../../core/context.ts';
import { listProjectsReported } from '../cases.queries.ts';

/** Of these projects, those that are reported with some weight, themselves or in an iteration. One report holds nobody up. */
export async function findReportedProjects(
  { db }: Pick<Context, 'db'>,
  projectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await listProjectsReported(db, projectIds, reportWeights.holdsValidatedFrom));
}
