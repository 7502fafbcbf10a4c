import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { Skeleton, TextSkeleton } from '../../../ui/state/skeleton.tsx';

/** A card as most are: a drawn cover beside the name and the line. */
export function FeedSkeleton() {
  const { t } = useTranslation('feed');
  return (
    <div role="status" className="appear-late max-w-feed">
      <span className="sr-only">{t('loading')}</span>
      <Card aria-hidden="true" className="flex flex-col gap-4">
        <Skeleton className="h-4 w-3/5" />
        <div className="flex gap-5">
          <Skeleton className="size-20 shrink-0 rounded-control sm:size-33" />
          <div className="flex flex-1 flex-col gap-4">
            <Skeleton className="h-8 w-3/4" />
            <TextSkeleton lines={2} />
          </div>
        </div>
        <Skeleton className="mt-8 h-8" />
      </Card>
    </div>
  );
}
