import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTopic } from '../../../lib/live/use-topic.ts';
import type { RailCounter } from '../../../lib/rail-counter.ts';
import { setTitleCount } from '../../../lib/title-count.ts';
import { hearOfConversations, unreadConversations } from './conversations.api.ts';

/** In how many conversations something waits; requests of strangers wait without a number. The window's title says so, too. */
export const conversationsInRail: RailCounter = {
  page: 'messages',
  Count: ({ draw }) => {
    const queries = useQueryClient();
    const { data } = useQuery(unreadConversations);
    const count = data?.conversations;
    const hear = () => void hearOfConversations(queries);
    useTopic('me', {
      'conversations.changed': hear,
      'channels.marked': hear,
      // Between the first answer and the first that is heard, somebody may have written.
      granted: hear,
      missed: hear,
    });
    useEffect(() => setTitleCount('conversations', count ?? 0), [count]);
    return draw(count);
  },
};
