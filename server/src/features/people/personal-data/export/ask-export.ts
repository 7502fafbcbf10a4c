import type { PersonalExport } from '@firstlight/contract/people/personal-data/personal-data.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { requireRecentPassword } from '../../accounts/require-recent-password.ts';
import { findLatestExport } from './exports.queries.ts';
import { prepareExport } from './prepare-export.ts';
import { presentExport } from './present-export.ts';

/** Starts an archive, or answers with the one that is already being prepared. */
export async function askExport(ctx: HttpContext<Member>): Promise<PersonalExport> {
  await requireRecentPassword(ctx);
  return inTransaction(ctx, async (tx) => {
    const asked = await prepareExport(tx, ctx.actor.id);
    if (asked) return presentExport({ ...asked, state: 'preparing', bytes: null });
    const other = await findLatestExport(tx.db, ctx.actor.id, ctx.now());
    // It may have ended between the two statements.
    if (!other) throw new AppError('request.unavailable', { retryAfterSeconds: 2 });
    return presentExport(other);
  });
}
