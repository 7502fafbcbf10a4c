import type { JobContext } from '../../../../core/job.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { putUnsized } from '../../../../platform/files/put-unsized.ts';
import { writeZip } from '../../../../platform/zip/write-zip.ts';
import { findPerson } from '../../accounts/find-person.ts';
import { personalDataEvents } from '../personal-data.events.ts';
import { archiveOf } from './archive-of.ts';
import { findExport, markFailed, markReady } from './exports.queries.ts';
import { exportEnd } from './personal-data-times.ts';

const kind = { contentType: 'application/zip', cacheControl: 'private, no-store' };

/** Writes somebody's archive. A fault ends it as failed, and the person may ask again; a dead worker's is taken up again. */
export async function buildExport(ctx: JobContext, exportId: string): Promise<void> {
  const asked = await findExport(ctx.db, exportId);
  if (asked?.state !== 'preparing' || !asked.userId) return;
  const person = await findPerson(ctx, asked.userId);
  if (!person) return;
  try {
    const archive = writeZip(archiveOf(ctx, person), ctx.now());
    const bytes = await putUnsized(ctx.files, asked.fileKey, archive, kind);
    const isWanted = await inTransaction(ctx, async (tx) => {
      const isReady = await markReady(tx.db, exportId, { bytes, expiresAt: exportEnd(ctx.now()) });
      if (isReady) tx.record(personalDataEvents.exportPrepared, { exportId });
      return isReady;
    });
    if (!isWanted) await ctx.files.remove(asked.fileKey);
  } catch (error) {
    await markFailed(ctx.db, exportId);
    throw error;
  }
}
