import {
  type FoundMessage,
  searchChannel,
  searchConversations,
} from '@firstlight/contract/talk/channels/message-search.ts';
import { searchGroup } from '@firstlight/contract/talk/groups/group-channels.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';

/** Where to look. */
export type SearchScope =
  | { kind: 'group'; groupId: string }
  | { kind: 'conversation'; channelId: string }
  | { kind: 'conversations' };

/** A hit; in one's conversations also which one, and with whom. */
export type Hit = FoundMessage & {
  conversationId?: string;
  partner?: { name: string } | null;
};

interface Hits {
  items: Hit[];
  next: string | null;
}

function ask(
  scope: SearchScope,
  wanted: { words: string; after?: string },
  signal: AbortSignal,
): Promise<Hits> {
  if (scope.kind === 'group') return call(searchGroup, { groupId: scope.groupId, ...wanted }, { signal });
  if (scope.kind === 'conversation')
    return call(searchChannel, { channelId: scope.channelId, ...wanted }, { signal });
  return call(searchConversations, wanted, { signal });
}

/** Kept only while it is looked at: whoever is no longer in a group keeps nothing of it. */
export function foundMessages(scope: SearchScope, words: string) {
  return infiniteQueryOptions({
    queryKey: ['message-search', scope, words],
    queryFn: ({ pageParam: after, signal }) => ask(scope, { words, ...(after && { after }) }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: words !== '',
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
