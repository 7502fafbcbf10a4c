import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RailCounter } from '../../../lib/rail-counter.ts';
import { setTitleCount } from '../../../lib/title/title-count.ts';
import { unreadConversations } from './conversations.api.ts';
import { useHeardConversations } from './use-heard-conversations.ts';

/** In how many conversations something waits; requests of strangers wait without a number. The window's title says so, too. */
export const conversationsInRail: RailCounter = {
  page: 'messages',
  Count: ({ draw }) => {
    const { data } = useQuery(unreadConversations);
    const count = data?.conversations;
    useHeardConversations();
    useEffect(() => setTitleCount('conversations', count ?? 0), [count]);
    return draw(count);
  },
};
