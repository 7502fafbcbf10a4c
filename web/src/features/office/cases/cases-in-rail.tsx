import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { RailCounter } from '../../../lib/rail-counter.ts';
import { appealsQuery } from './appeals/appeals.api.ts';
import { casesQuery } from './cases.api.ts';
import { reviewsQuery } from './reviews/reviews.api.ts';

/** How much waits for a moderator. Only admins' pages have the entry. */
export const casesInRail: RailCounter = {
  page: 'moderation',
  Count: ({ me, draw }) => {
    const { data: cases } = useInfiniteQuery({ ...casesQuery('open'), enabled: me.admin });
    const { data: appeals } = useQuery({ ...appealsQuery, enabled: me.admin });
    const { data: reviews } = useQuery({ ...reviewsQuery, enabled: me.admin });
    const open = cases?.pages[0]?.counts?.open;
    const isKnown = open !== undefined && appeals && reviews;
    return draw(isKnown ? open + appeals.length + reviews.length : undefined);
  },
};
