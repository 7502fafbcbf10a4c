import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../ui/card.tsx';
import { QueueList } from '../queue/queue-list.tsx';
import type { QueueItem } from '../queue/queue-row.tsx';
import { useQueue } from '../queue/use-queue.ts';
import { deskAddress } from './desk-address.ts';

const shownRows = 4;

/** The most urgent cases and appeals, each with its clock. */
export function DueCard() {
  const { t } = useTranslation('moderator');
  const { items, error, retry, counts } = useQueue('open', deskAddress);
  const count = counts.open ?? 0;
  return (
    <Card as="section" padded={false} aria-labelledby="due-title" className="flex flex-col overflow-hidden">
      <header className="flex items-baseline justify-between gap-3 border-line border-b px-4 py-3">
        <h2 id="due-title" className="text-h3">
          {t('overview.title')}
        </h2>
        {count > 0 && (
          <Link to="/admin/moderation" className="link text-small">
            {t('overview.all', { count })}
          </Link>
        )}
      </header>
      <QueueList
        label={t('queue.label')}
        items={items && firstOf(items)}
        error={error}
        onRetry={retry}
        openId={undefined}
        empty={t('overview.empty')}
      />
    </Card>
  );
}

/** What another admin asks for is due later than most, and would never be among the first. */
function firstOf(items: readonly QueueItem[]): QueueItem[] {
  const asked = items.filter(({ isAskedOfReader }) => isAskedOfReader);
  const others = items.filter(({ isAskedOfReader }) => !isAskedOfReader);
  return [...asked, ...others].slice(0, shownRows);
}
