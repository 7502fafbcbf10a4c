import { useTranslation } from 'react-i18next';
import { Skeleton, TextSkeleton } from '../../../../ui/state/skeleton.tsx';

/** Five rows of equal height, their parts where those of real rows will be. */
export function InboxSkeleton() {
  const { t } = useTranslation('inbox');
  return (
    <div role="status" className="overflow-hidden rounded-card border border-line bg-surface">
      <span className="sr-only">{t('loading')}</span>
      {[1, 2, 3, 4, 5].map((row) => (
        <span
          key={row}
          aria-hidden="true"
          className="grid h-32 gap-x-6 border-line border-b p-5 last:border-b-0 max-md:grid-cols-[3.25rem_1fr] md:grid-cols-[11.25rem_1fr]"
        >
          <Skeleton className="h-9.75 w-13" />
          <span className="flex max-w-[62ch] flex-col gap-3">
            <Skeleton className="h-4 w-2/5" />
            <TextSkeleton lines={2} />
          </span>
        </span>
      ))}
    </div>
  );
}
