import { projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { deleteReferences } from '../../../../db/delete-references.ts';
import { inBatches } from '../../../../platform/in-batches.ts';
import { deletePicturesOf } from '../gallery/pictures.queries.ts';
import { projectEvents } from '../projects.events.ts';
import { listDeleted, purgeDeleted } from './projects.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** Until when a project must have been deleted to be beyond recovery. */
export const recoveryEnd = (now: Date) => new Date(now.getTime() - projectLimits.recoverDays * day);

/** Removes for good what its owner deleted and did not want back. */
export function purgeProjects(ctx: Context): Promise<void> {
  const before = recoveryEnd(ctx.now());
  return inBatches(async (limit) => purge(ctx, await listDeleted(ctx.db, { before }, limit)), 100);
}

/** Removes all projects of an account that is being deleted. */
export async function purgeProjectsOf(ctx: Context, ownerId: string): Promise<void> {
  let count = 0n;
  await inBatches(async (limit) => {
    const purged = await purge(ctx, await listDeleted(ctx.db, { ownerId }, limit));
    count += purged;
    return purged;
  }, 100);
  if (count > 0n)
    await inTransaction(ctx, async (tx) => tx.record(projectEvents.allErased, { count: Number(count) }));
}

/** The rows about projects go in batches, then the projects. No table refers to the files of pictures, so events remove them. */
async function purge(ctx: Context, ids: string[]): Promise<bigint> {
  if (ids.length === 0) return 0n;
  await inTransaction(ctx, async (tx) => {
    for (const folder of await deletePicturesOf(tx.db, ids))
      tx.record(projectEvents.pictureRemoved, { folder });
  });
  await deleteReferences(ctx.db, 'projects', ids);
  return inTransaction(ctx, async (tx) => {
    const purged = await purgeDeleted(tx.db, ids);
    for (const { coverKey } of purged) tx.record(projectEvents.purged, { coverKey });
    return BigInt(purged.length);
  });
}
