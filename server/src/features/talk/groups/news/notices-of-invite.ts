import type { JobContext } from '../../../../core/job.ts';
import type { Notice } from '../../../../core/notifications/notification-kind.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { findBlocksBetween } from '../../../people/blocks/find-blocks-between.ts';
import { listInviteNews } from './doors.queries.ts';

/** Whoever is invited, by somebody whom they can see and have not been parted from meanwhile. */
export async function* noticesOfInvite(
  { db }: JobContext,
  { inviteId, userId }: { inviteId: string; userId: string },
): AsyncIterable<Notice> {
  const [invite] = await listInviteNews(db, userId, [inviteId]);
  if (!invite?.madeBy) return;
  const maker = (await findNames(db, [invite.madeBy])).get(invite.madeBy);
  const { apart } = await findBlocksBetween(db, userId, [invite.madeBy]);
  if (!maker?.isInGoodStanding || apart.size > 0) return;
  yield { userId, aboutId: null, actorId: invite.madeBy, cause: `group_invite:${inviteId}` };
}
