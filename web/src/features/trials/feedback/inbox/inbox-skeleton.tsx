import { useTranslation } from 'react-i18next';
import { Skeleton, TextSkeleton } from '../../../../ui/state/skeleton.tsx';

/** Five rows of equal height. */
export function InboxSkeleton() {
  const { t } = useTranslation('inbox');
  return (
    <div role="status" className="overflow-hidden rounded-card border border-line bg-surface">
      <span className="sr-only">{t('loading')}</span>
      {[1, 2, 3, 4, 5].map((row) => (
        <span
          key={row}
          aria-hidden="true"
          className="flex h-36 gap-6 border-line border-b p-5 last:border-b-0"
        >
          <Skeleton className="h-10 w-13 shrink-0" />
          <span className="flex flex-1 flex-col gap-3">
            <Skeleton className="h-4 w-2/5" />
            <TextSkeleton lines={2} />
          </span>
        </span>
      ))}
    </div>
  );
}
