import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTopic } from '../../../lib/live/use-topic.ts';
import type { RailCounter } from '../../../lib/rail-counter.ts';
import { everyNote, hearOfNew, newestOf } from './inbox/inbox.api.ts';

/** What testers wrote that its maker has not put aside: the answer that the inbox and the first page read as well. */
export const feedbackInRail: RailCounter = {
  page: 'dashboard',
  Count: ({ me, draw }) => {
    const queries = useQueryClient();
    const makes = me.role !== 'tester';
    const { data } = useQuery({ ...newestOf(everyNote), refetchInterval: false, enabled: makes });
    const hear = () => makes && void hearOfNew(queries);
    useTopic('me', { 'notifications.changed': hear, missed: hear });
    return draw(data && data.counts.full + data.counts.quick);
  },
};
