import type { HttpContext, Member } from '../../../../core/context.ts';
import { releaseRow } from './queue.queries.ts';
import { visibleCase } from './visible-case.ts';

/** Twice is once. */
export async function releaseCase(ctx: HttpContext<Member>, { caseId }: { caseId: string }): Promise<null> {
  const { id } = await visibleCase(ctx, caseId);
  await releaseRow(ctx.db, id, ctx.actor.id);
  return null;
}
