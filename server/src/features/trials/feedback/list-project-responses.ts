import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import type { Context } from '../../../core/context.ts';
import { listResponses } from './counts/responses.queries.ts';

interface ProjectResponse {
  kind: 'full' | 'quick';
  reason?: SkipReason;
  isPrompted: boolean;
  at: Date;
}

/**
 * The counted feedback and the skips of a project, each tester once, and which of it comes from people whom we had brought there. Also skips whose reason
 * counts for nothing: whoever counts looks at the reason.
 */
export async function listProjectResponses(
  { db }: Pick<Context, 'db'>,
  projectId: string,
): Promise<ProjectResponse[]> {
  const answers = await listResponses(db, projectId);
  return answers.map(({ reason, ...answer }) => ({ ...answer, ...(reason !== null && { reason }) }));
}
