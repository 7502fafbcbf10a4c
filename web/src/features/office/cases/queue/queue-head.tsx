import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface QueueHeadProps {
  /** Undefined while they are not known. */
  counts: { late: number; dueWithinDay: number } | undefined;
  children?: ReactNode;
}

/** The state of the queue in a line: what is late, then what soon will be. */
export function QueueHead({ counts, children }: QueueHeadProps) {
  const { t } = useTranslation('moderator');
  return (
    <div className="flex min-h-13 items-center justify-between gap-3 border-line border-b px-4 py-2 text-small">
      <p className="text-ink-muted">
        <span role="status" className="font-semibold text-rose">
          {counts && counts.late > 0 && t('queue.late', { count: counts.late })}
        </span>
        {counts && counts.late > 0 && ', '}
        {counts && t('queue.due', { count: counts.dueWithinDay })}
      </p>
      {children}
    </div>
  );
}
