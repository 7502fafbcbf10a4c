import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { countUnread as endpoint } from '@firstlight/contract/talk/conversations/conversations.ts';
import type { Context, Member } from '../../../core/context.ts';
import { countUnreadTalks } from './list.queries.ts';

export function countUnreadConversations({ db, actor }: Context<Member>): Promise<ResultOf<typeof endpoint>> {
  return countUnreadTalks(db, actor.id);
}
