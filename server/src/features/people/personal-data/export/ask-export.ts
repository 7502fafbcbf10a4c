import type { PersonalExport } from '@firstlight/contract/people/personal-data/personal-data.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { newFolder } from '../../../../platform/files/file-key.ts';
import { requireRecentPassword } from '../../accounts/require-recent-password.ts';
import { personalDataEvents } from '../personal-data.events.ts';
import { findLatestExport, insertExport } from './exports.queries.ts';
import { exportEnd } from './personal-data-times.ts';
import { presentExport } from './present-export.ts';

/** Starts an archive, or answers with the one that is already being prepared. */
export async function askExport(ctx: HttpContext<Member>): Promise<PersonalExport> {
  await requireRecentPassword(ctx);
  return inTransaction(ctx, async (tx) => {
    const asked = {
      id: ctx.newId(),
      userId: ctx.actor.id,
      fileKey: `${newFolder('exports')}/firstlight.zip`,
      askedAt: ctx.now(),
      expiresAt: exportEnd(ctx.now()),
    };
    if (await insertExport(tx.db, asked)) {
      tx.record(personalDataEvents.exportAsked, { exportId: asked.id });
      return presentExport({ ...asked, state: 'preparing', bytes: null });
    }
    const other = await findLatestExport(tx.db, asked.userId, ctx.now());
    // It may have ended between the two statements.
    if (!other) throw new AppError('request.unavailable', { retryAfterSeconds: 2 });
    return presentExport(other);
  });
}
