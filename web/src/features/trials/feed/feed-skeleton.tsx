import { useTranslation } from 'react-i18next';
import { CardSkeleton } from '../../../ui/state/skeleton.tsx';

export function FeedSkeleton() {
  const { t } = useTranslation('feed');
  return (
    <div role="status" className="appear-late max-w-feed">
      <span className="sr-only">{t('loading')}</span>
      <CardSkeleton />
    </div>
  );
}
