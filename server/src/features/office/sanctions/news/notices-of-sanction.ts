import type { JobContext } from '../../../../core/job.ts';
import type { Notice } from '../../../../core/notifications/notification-kind.ts';
import { findSanction, unsealPerson } from '../sanctions.queries.ts';

/** Whoever it is about, and nobody else. */
export async function* noticesOfSanction(
  { db, vault }: JobContext,
  { sanctionId }: { sanctionId: string },
): AsyncIterable<Notice> {
  const sanction = await findSanction(db, vault, sanctionId);
  if (!sanction || sanction.isSilent) return;
  const userId = await unsealPerson(db, vault, sanction);
  if (userId) yield { userId, cause: `sanction:${sanctionId}`, aboutId: null };
}
