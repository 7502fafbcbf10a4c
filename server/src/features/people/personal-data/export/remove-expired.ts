import type { JobContext } from '../../../../core/job.ts';
import { inBatches } from '../../../../platform/in-batches.ts';
import { runSteps } from '../../../../platform/run-steps.ts';
import { listEndedAccounts } from '../../accounts/ended-accounts.ts';
import { finishErasure } from '../erase/end-account.ts';
import { deleteFarewellsBefore } from '../erase/farewells.queries.ts';
import { deleteExport, failStranded, findExpired } from './exports.queries.ts';
import { farewellBefore, strandedBefore } from './personal-data-times.ts';

/**
 * Takes away archives whose time is over, and whatever else was only kept for a while. Continues erasures whose job
 * was lost or failed.
 */
export async function removeExpired(ctx: JobContext): Promise<void> {
  const now = ctx.now();
  await runSteps({
    stranded: () => failStranded(ctx.db, strandedBefore(now)),
    farewells: () => deleteFarewellsBefore(ctx.db, farewellBefore(now)),
    archives: () => removeArchives(ctx, now),
    erasures: async () => {
      const ended = await listEndedAccounts(ctx, strandedBefore(now));
      await runSteps(Object.fromEntries(ended.map((id) => [id, () => finishErasure(ctx, id)])));
    },
  });
}

function removeArchives(ctx: JobContext, now: Date): Promise<void> {
  return inBatches(async (limit) => {
    const expired = await findExpired(ctx.db, now, limit);
    for (const { id, fileKey } of expired) {
      // The row goes last: should the store fail, the next look finds the file again.
      await ctx.files.remove(fileKey);
      await deleteExport(ctx.db, id);
    }
    return BigInt(expired.length);
  }, 100);
}
