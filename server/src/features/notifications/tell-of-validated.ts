import type { Context } from '../../core/context.ts';
import { findValidated } from './sources.queries.ts';
import { tell } from './tell.ts';

/** The maker hears of it once for each time it was earned, unless it was lost again meanwhile. */
export async function tellOfValidated(
  ctx: Context,
  { projectId, on }: { projectId: string; on: string },
): Promise<void> {
  const project = await findValidated(ctx.db, projectId);
  if (!project) return;
  await tell(ctx, {
    userId: project.ownerId,
    kind: 'validated',
    subjectId: projectId,
    projectId,
    actorId: null,
    cause: `validated:${projectId}:${on}`,
  });
}
