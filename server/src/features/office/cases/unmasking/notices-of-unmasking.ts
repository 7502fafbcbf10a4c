import type { JobContext } from '../../../../core/job.ts';
import type { Notice } from '../../../../core/notifications/notification-kind.ts';
import { unmaskedPerson } from './unmasked-person.ts';
import { findUnmasking } from './unmaskings.queries.ts';

/** Whoever was unmasked, and nobody else. */
export async function* noticesOfUnmasking(
  ctx: JobContext,
  { unmaskingId }: { unmaskingId: string },
): AsyncIterable<Notice> {
  const found = await findUnmasking(ctx.db, unmaskingId);
  const userId = found && (await unmaskedPerson(ctx, found));
  if (userId) yield { userId, cause: `unmasking:${unmaskingId}`, aboutId: null };
}
