import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HorizonSpot } from '../../../../ui/spots/horizon-spot.tsx';
import { LoadFailure } from '../../../../ui/state/load-failure.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { type QueueItem, QueueRow } from './queue-row.tsx';
import { useClockWords } from './use-clock-words.ts';

interface QueueListProps {
  label: string;
  items: QueueItem[] | undefined;
  error: unknown;
  onRetry: () => void;
  openId: string | undefined;
  /** What the place says when nothing waits. */
  empty: string;
  /** Under the last row, such as the way to more. */
  children?: ReactNode;
}

const waitingRows = [1, 2, 3, 4, 5];

/** What waits, the most urgent first: links, so that it can be walked through without a pointer. */
export function QueueList({ label, items, error, onRetry, openId, empty, children }: QueueListProps) {
  const { t } = useTranslation('moderator');
  const wordsOf = useClockWords();
  if (!items && error) {
    return (
      <div className="px-4">
        <LoadFailure headingLevel={3} title={t('queue.failed')} error={error} onRetry={onRetry} />
      </div>
    );
  }
  if (!items) {
    return (
      <div aria-busy="true">
        {waitingRows.map((row) => (
          <div
            key={row}
            className="flex min-h-17 items-center gap-3 border-line border-b px-4 desk:min-h-15.5"
          >
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="h-8 flex-1" />
          </div>
        ))}
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <div className="flex flex-col items-center gap-3 px-4 py-14 text-center text-ink-muted">
        <HorizonSpot />
        <p>{empty}</p>
      </div>
    );
  }
  return (
    <>
      <ul aria-label={label}>
        {items.map((item) => (
          <QueueRow
            key={item.id}
            item={item}
            words={wordsOf(item)}
            isOpen={(item.opens ?? item.id) === openId}
          />
        ))}
      </ul>
      {children}
    </>
  );
}
