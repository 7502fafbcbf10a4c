import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { MoreButton } from '../../../ui/button/more-button.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { NotificationItem } from './notification-item.tsx';
import { useNotifications } from './notifications.api.ts';

interface NotificationListProps {
  only: 'mentions' | undefined;
  onLeave: () => void;
}

export function NotificationList({ only, onLeave }: NotificationListProps) {
  const { t } = useTranslation('notifications');
  const news = useNotifications(only);
  if (news.isPending) return <Loading />;
  if (news.isLoadingError) return <Failed onRetry={() => void news.refetch()} />;
  const items = news.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <Empty only={only} />;
  return (
    <>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <NotificationItem key={item.id} item={item} onLeave={onLeave} />
        ))}
      </ul>
      <MoreButton className="p-3" list={news}>
        {t('more')}
      </MoreButton>
    </>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-4 p-4" aria-busy="true">
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('notifications');
  return (
    <div role="alert" className="flex flex-col items-start gap-3 p-4">
      <p>{t('failed')}</p>
      <Button size="sm" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}

function Empty({ only }: { only: 'mentions' | undefined }) {
  const { t } = useTranslation('notifications');
  const what = only === 'mentions' ? 'emptyMentions' : 'empty';
  return (
    <div className="flex flex-col gap-1 p-4">
      <p className="font-semibold">{t(`${what}.title`)}</p>
      <p className="text-ink-muted text-small">{t(`${what}.body`)}</p>
    </div>
  );
}
