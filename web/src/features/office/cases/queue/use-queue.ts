import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLiveQuery } from '../../../../lib/live/use-live-query.ts';
import { useAppealItems } from '../appeals/appeal-items.ts';
import { appealsQuery } from '../appeals/appeals.api.ts';
import { casesQuery } from '../cases.api.ts';
import { useReviewItems } from '../reviews/review-items.ts';
import { reviewsQuery } from '../reviews/reviews.api.ts';
import { useUnmaskingItems } from '../unmasking/unmasking-items.ts';
import { unmaskingsQuery } from '../unmasking/unmaskings.api.ts';
import { useCaseItems } from './case-items.ts';
import type { QueueItem } from './queue-row.tsx';
import type { QueueTab } from './queue-tabs.tsx';
import type { useOpenItem } from './use-open-item.ts';
import { useRaids } from './use-raids.ts';

const dayMs = 86_400_000;

interface QueueOptions {
  /** Only the cases of one raid, by whom it is against. */
  raid?: string | undefined;
}

/** What a tab lists: cases, appeals, or both by what is due first. What another admin does shows without being asked for. */
export function useQueue(
  tab: QueueTab,
  addressOf: ReturnType<typeof useOpenItem>['addressOf'],
  { raid }: QueueOptions = {},
) {
  useLiveQuery('me', 'cases.changed', ['cases']);
  useLiveQuery('me', 'cases.changed', appealsQuery.queryKey);
  const open = useInfiniteQuery(casesQuery('open'));
  const decided = useInfiniteQuery({ ...casesQuery('undoable'), enabled: tab === 'decided' });
  const closed = useInfiniteQuery({ ...casesQuery('closed'), enabled: tab === 'closed' });
  const appeals = useQuery(appealsQuery);
  const reviews = useQuery(reviewsQuery);
  const unmaskings = useQuery(unmaskingsQuery);
  const toCaseItems = useCaseItems();
  const inRaids = useRaids();
  const toAppealItems = useAppealItems();
  const toReviewItems = useReviewItems();
  const toUnmaskingItems = useUnmaskingItems();

  const cases = { open, appeals: undefined, decided, closed }[tab];
  const withAppeals = tab === 'open' || tab === 'appeals';
  const listed = cases?.data?.pages.flatMap(({ items }) => items);
  const waiting = withAppeals && !raid ? appeals.data : [];
  const asked = withAppeals && !raid ? reviews.data : [];
  const seconds = tab === 'open' && !raid ? unmaskings.data : [];
  const isHere = (!cases || listed) && waiting && asked && seconds;
  const { alone, raids } = inRaids(listed ?? [], raid, (username) => addressOf('raid', username));
  const items = isHere
    ? [
        ...toCaseItems(alone, (id) => addressOf('case', id)),
        ...raids,
        ...toAppealItems(waiting, (id) => addressOf('appeal', id)),
        ...toReviewItems(asked, (id) => addressOf('review', id)),
        ...toUnmaskingItems(seconds, (id) => addressOf('case', id)),
      ]
    : undefined;
  const first = open.data?.pages[0]?.counts ?? undefined;
  const answers = [...(appeals.data ?? []), ...(reviews.data ?? [])];
  const others = [...answers, ...(unmaskings.data ?? [])];
  const due = others.map(({ dueAt }) => Date.parse(dueAt) - Date.now());
  return {
    items: withAppeals ? items?.sort(byDue) : items,
    more: cases,
    error: cases?.error ?? (withAppeals ? (appeals.error ?? reviews.error ?? unmaskings.error) : null),
    retry: () => {
      void cases?.refetch();
      if (withAppeals) void appeals.refetch();
      if (withAppeals) void reviews.refetch();
      if (withAppeals) void unmaskings.refetch();
    },
    appeals: appeals.data,
    reviews: reviews.data,
    /** Of all kinds together. */
    urgent: first && {
      late: first.late + due.filter((left) => left < 0).length,
      dueWithinDay: first.dueWithinDay + due.filter((left) => left >= 0 && left < dayMs).length,
    },
    counts: {
      ...(first && { open: first.open + due.length, decided: first.undoable }),
      appeals: answers.length,
    },
  };
}

const byDue = (one: QueueItem, other: QueueItem) => Date.parse(one.dueAt) - Date.parse(other.dueAt);
