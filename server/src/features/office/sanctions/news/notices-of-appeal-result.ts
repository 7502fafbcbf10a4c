import type { JobContext } from '../../../../core/job.ts';
import type { Notice } from '../../../../core/notifications/notification-kind.ts';
import { findSanction, unsealPerson } from '../sanctions.queries.ts';

/** Whoever appealed, and nobody else. */
export async function* noticesOfAppealResult(
  { db, vault }: JobContext,
  { sanctionId, appealId }: { sanctionId: string; appealId: string },
): AsyncIterable<Notice> {
  const sanction = await findSanction(db, vault, sanctionId);
  const userId = sanction && (await unsealPerson(db, vault, sanction));
  if (userId) yield { userId, cause: `appeal:${appealId}`, aboutId: null };
}
