import type { FeedCard } from '@firstlight/contract/trials/feed/feed.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownFeedbackOf } from '../../features/trials/feedback/feedback.api.ts';

const cardsFetched = 2;

/** The next cards are complete before their turn comes: what one may do with them, and their covers. */
export function useAhead(cards: readonly FeedCard[]): void {
  const queries = useQueryClient();
  const next = cards.slice(0, cardsFetched);
  const ids = next.map(({ id }) => id).join();
  const covers = next.flatMap(({ cover }) => cover?.large ?? []).join(' ');

  useEffect(() => {
    for (const id of ids.split(',').filter(Boolean)) void queries.prefetchQuery(ownFeedbackOf(id));
  }, [ids, queries]);

  useEffect(() => {
    for (const cover of covers.split(' ').filter(Boolean)) new Image().src = cover;
  }, [covers]);
}
