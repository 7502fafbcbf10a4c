import type { JobContext } from '../../../core/job.ts';
import type { Notice } from '../../../core/notifications/notification-kind.ts';
import { mayCauseMail } from '../channels/may-cause-mail.ts';
import { findRow } from './list.queries.ts';

interface Woken {
  conversationId: string;
  userId: string;
  seq: number;
}

/** Whoever has something unread from somebody they can see, and whom they have not been parted from meanwhile. */
export async function* noticesOfMessage(
  ctx: JobContext,
  { conversationId, userId, seq }: Woken,
  box: 'inbox' | 'requests',
): AsyncIterable<Notice> {
  const row = await findRow(ctx.db, userId, conversationId);
  if (!row || row.isRequest !== (box === 'requests') || row.isApart || row.isMuted || row.unread === 0)
    return;
  if (row.partnerStanding !== 'good' && !row.isPartnerHidden) return;
  const cause = `message:${conversationId}:${seq}`;
  const isPatient = row.partnerId !== null && !(await mayCauseMail(ctx, row.partnerId, cause));
  yield { userId, aboutId: null, actorId: row.partnerId, cause, isPatient };
}
