import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTopic } from '../../../lib/live/use-topic.ts';
import type { RailCounter } from '../../../lib/rail-counter.ts';
import { setTitleCount } from '../../../lib/title/title-count.ts';
import { hearOfMentions, ownMentions } from './mentions.api.ts';

/** How often the reader was meant in their groups by what they have not read. What else is unread there waits without a number. */
export const groupsInRail: RailCounter = {
  page: 'groups',
  Count: ({ draw }) => {
    const queries = useQueryClient();
    const { data } = useQuery(ownMentions);
    const count = data?.mentions;
    const hear = () => void hearOfMentions(queries);
    useTopic('me', {
      'channels.mentioned': hear,
      'channels.marked': hear,
      'groups.membership_changed': hear,
      // Between the first answer and the first that is heard, somebody may have written.
      granted: hear,
      missed: hear,
    });
    useEffect(() => setTitleCount('mentions', count ?? 0), [count]);
    return draw(count);
  },
};
