import type { JobContext } from '../../../core/job.ts';
import type { Notice } from '../../../core/notifications/notification-kind.ts';
import { findProjectOwner } from '../../showcase/projects/find-project-owner.ts';

/** The maker hears of it once for each time it was earned, unless it was lost again meanwhile. */
export async function* noticesOfValidated(
  ctx: JobContext,
  { projectId, on }: { projectId: string; on: string },
): AsyncIterable<Notice> {
  const project = await findProjectOwner(ctx.db, projectId);
  if (!project?.validated) return;
  yield { userId: project.ownerId, aboutId: projectId, cause: `validated:${projectId}:${on}` };
}
