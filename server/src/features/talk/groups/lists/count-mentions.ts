import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { countMentions as endpoint } from '@firstlight/contract/talk/groups/groups.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { countMentionsOf } from './own-groups.queries.ts';

export async function countMentions({ db, actor }: Context<Member>): Promise<ResultOf<typeof endpoint>> {
  return { mentions: Math.min(await countMentionsOf(db, actor.id), channelLimits.unreadMax) };
}
