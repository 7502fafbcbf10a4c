import type { Context } from '../../../../core/context.ts';
import { findMiscounted } from './find-miscounted.ts';
import { recountProject } from './recount-project.ts';

/** Counts every project anew whose count has strayed. Says how many there were. */
export async function recountStrayed(ctx: Context): Promise<number> {
  const strayed = await findMiscounted(ctx);
  for (const projectId of strayed) await recountProject(ctx, projectId);
  return strayed.length;
}
