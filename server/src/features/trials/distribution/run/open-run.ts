import type { RunKind } from '@firstlight/contract/trials/distribution/distribution.ts';
import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findRunning, finishRun, insertRun, isLockFree, type RunRow } from './runs.queries.ts';

export interface RunRequest {
  kind: RunKind;
  requestedBy: string | null;
  /** Sorted; left out: all. */
  projectIds?: readonly string[] | undefined;
}

/** So long after a run has begun, it holds the lock or it is dead. */
const settled = 15_000;

/** Opens a run, or gives the one that is under way. */
export async function openRun(
  ctx: Context,
  { projectIds, ...request }: RunRequest,
): Promise<{ opened: string } | { running: RunRow }> {
  for (;;) {
    const id = ctx.newId();
    const run = {
      ...request,
      id,
      projectIds: projectIds ? [...projectIds] : null,
      isDryRun: false,
      startedAt: ctx.now(),
    };
    if (await insertRun(ctx.db, run)) return { opened: id };
    const running = await findLiving(ctx);
    if (running) return { running };
  }
}

/** The run that is under way. One whose process died is closed, and is not it. */
export async function findLiving(ctx: Context): Promise<RunRow | undefined> {
  const running = await findRunning(ctx.db);
  return running && !(await closeIfDead(ctx, running)) ? running : undefined;
}

function closeIfDead(ctx: Context, { id, startedAt }: RunRow): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const age = ctx.now().getTime() - startedAt.getTime();
    if (age < settled || !(await isLockFree(tx.db))) return false;
    // How long it took is left out: nobody knows when it ended, and after a month the age is no `integer` any more.
    await finishRun(tx.db, id, { finishedAt: ctx.now(), error: 'its process ended' });
    return true;
  });
}
