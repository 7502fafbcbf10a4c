import type { Context } from '../../../../core/context.ts';
import { listNamedCases } from './queue.queries.ts';
import { withoutConflict } from './without-conflict.ts';

/** Of these cases, those that the reader does not see: an appeal against what was decided in them is nothing for them either. */
export async function findInvolved(ctx: Context, caseIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { actor } = ctx;
  if (actor.kind !== 'member') throw new Error('nobody but an admin judges');
  const cases = await listNamedCases(ctx.db, caseIds);
  const free = new Set((await withoutConflict({ ...ctx, actor }, cases)).map(({ id }) => id));
  return new Set(cases.map(({ id }) => id).filter((id) => !free.has(id)));
}
