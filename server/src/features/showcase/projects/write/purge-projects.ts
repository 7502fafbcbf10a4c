import { projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { inBatches } from '../../../../platform/in-batches.ts';
import { deletePicturesOf } from '../gallery/pictures.queries.ts';
import { projectEvents } from '../projects.events.ts';
import { listDeleted, purgeDeleted } from './projects.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** Removes for good what its owner deleted and did not want back. */
export function purgeProjects(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - projectLimits.recoverDays * day);
  return inBatches(
    (limit) =>
      inTransaction(ctx, async (tx) => {
        const ids = await listDeleted(tx.db, before, limit);
        const folders = await deletePicturesOf(tx.db, ids);
        const purged = await purgeDeleted(tx.db, ids);
        for (const folder of folders) tx.record(projectEvents.pictureRemoved, { folder });
        for (const { coverKey } of purged) tx.record(projectEvents.purged, { coverKey });
        return BigInt(purged.length);
      }),
    100,
  );
}
