import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../ui/card.tsx';
import { QueueList } from '../queue/queue-list.tsx';
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
        items={items?.slice(0, shownRows)}
        error={error}
        onRetry={retry}
        openId={undefined}
        empty={t('overview.empty')}
      />
    </Card>
  );
}
