import type { JobContext } from '../../../../core/job.ts';
import type { Notice } from '../../../../core/notifications/notification-kind.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { findBlocksBetween } from '../../../people/blocks/find-blocks-between.ts';
import { findReadableMessage } from '../../channels/find-readable-message.ts';
import { mayCauseMail } from '../../channels/may-cause-mail.ts';
import { canHearAll } from '../access/rights-in-group.ts';
import { countGroupMembers, isToTell } from './channel-news.queries.ts';

interface Told {
  channelId: string;
  groupId: string;
  messageId: string;
  userIds: readonly string[];
}

/** Those who have not read it meanwhile, are still there, and are not parted from its author, who is seen. */
export async function* noticesOfChannel(
  ctx: JobContext,
  { channelId, groupId, messageId, userIds }: Told,
  kind: 'group_mention' | 'group_message',
): AsyncIterable<Notice> {
  const message = await findReadableMessage(ctx.db, { channelId, id: messageId });
  if (!message) return;
  const actorId = message.authorId;
  if (!(await findNames(ctx.db, [actorId])).get(actorId)?.isInGoodStanding) return;
  // It may have grown since they asked to hear of everything.
  const memberCount = kind === 'group_message' ? await countGroupMembers(ctx.db, groupId) : 0;
  if (!canHearAll({ memberCount })) return;
  const { apart } = await findBlocksBetween(ctx.db, actorId, userIds);
  for (const userId of userIds) {
    if (apart.has(userId) || !(await isToTell(ctx.db, kind, userId, channelId))) continue;
    const cause = `${kind}:${channelId}:${messageId}`;
    const isPatient = !(await mayCauseMail(ctx, actorId, `${cause}:${userId}`));
    const variant = message.mentions.includes(userId) ? 'mention' : 'reply';
    const details = kind === 'group_mention' ? { details: { variant } } : {};
    yield { userId, aboutId: null, actorId, cause, isPatient, ...details };
  }
}
