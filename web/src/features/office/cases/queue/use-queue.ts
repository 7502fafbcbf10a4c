import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAppealItems } from '../appeals/appeal-items.ts';
import { appealsQuery } from '../appeals/appeals.api.ts';
import { casesQuery } from '../cases.api.ts';
import { useCaseItems } from './case-items.ts';
import type { QueueItem } from './queue-row.tsx';
import type { QueueTab } from './queue-tabs.tsx';
import type { useOpenItem } from './use-open-item.ts';

const dayMs = 86_400_000;

/** What a tab lists: cases, appeals, or both by what is due first. */
export function useQueue(tab: QueueTab, addressOf: ReturnType<typeof useOpenItem>['addressOf']) {
  const open = useInfiniteQuery(casesQuery('open'));
  const decided = useInfiniteQuery({ ...casesQuery('undoable'), enabled: tab === 'decided' });
  const closed = useInfiniteQuery({ ...casesQuery('closed'), enabled: tab === 'closed' });
  const appeals = useQuery(appealsQuery);
  const toCaseItems = useCaseItems();
  const toAppealItems = useAppealItems();

  const cases = { open, appeals: undefined, decided, closed }[tab];
  const withAppeals = tab === 'open' || tab === 'appeals';
  const listed = cases?.data?.pages.flatMap(({ items }) => items);
  const waiting = withAppeals ? appeals.data : [];
  const isHere = (!cases || listed) && waiting;
  const items = isHere
    ? [
        ...toCaseItems(listed ?? [], (id) => addressOf('case', id)),
        ...toAppealItems(waiting, (id) => addressOf('appeal', id)),
      ]
    : undefined;
  const first = open.data?.pages[0]?.counts;
  const due = (appeals.data ?? []).map(({ dueAt }) => Date.parse(dueAt) - Date.now());
  return {
    items: withAppeals ? items?.sort(byDue) : items,
    more: cases,
    error: cases?.error ?? (withAppeals ? appeals.error : null),
    retry: () => {
      void cases?.refetch();
      if (withAppeals) void appeals.refetch();
    },
    appeals: appeals.data,
    /** Of both kinds together. */
    urgent: first && {
      late: first.late + due.filter((left) => left < 0).length,
      dueWithinDay: first.dueWithinDay + due.filter((left) => left >= 0 && left < dayMs).length,
    },
    counts: {
      ...(first && { open: first.open + due.length, decided: first.undoable }),
      appeals: due.length,
    },
  };
}

const byDue = (one: QueueItem, other: QueueItem) => Date.parse(one.dueAt) - Date.parse(other.dueAt);
