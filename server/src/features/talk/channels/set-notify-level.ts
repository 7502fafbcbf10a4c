import type { NotifyLevel } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { Context, Member } from '../../../core/context.ts';
import { setNotify } from './marks/marks.queries.ts';

/** Of what the actor wants to be told in a channel that is there for them. */
export async function setNotifyLevel(
  { db, actor }: Context<Member>,
  channelId: string,
  level: NotifyLevel,
): Promise<void> {
  await setNotify(db, actor.id, channelId, level);
}
