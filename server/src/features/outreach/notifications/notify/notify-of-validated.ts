import type { Context } from '../../../../core/context.ts';
import { notify } from './notify.ts';
import { findValidated } from './sources.queries.ts';

/** The maker hears of it once for each time it was earned, unless it was lost again meanwhile. */
export async function notifyOfValidated(
  ctx: Context,
  { projectId, on }: { projectId: string; on: string },
): Promise<void> {
  const project = await findValidated(ctx.db, projectId);
  if (!project) return;
  await notify(ctx, {
    userId: project.ownerId,
    kind: 'validated',
    subjectId: projectId,
    projectId,
    actorId: null,
    cause: `validated:${projectId}:${on}`,
  });
}
