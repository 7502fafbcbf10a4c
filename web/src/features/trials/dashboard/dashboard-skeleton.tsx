import { useTranslation } from 'react-i18next';
import { Skeleton, TextSkeleton } from '../../../ui/state/skeleton.tsx';

/** In the shape of a ledger: a name, a row of figures, a line. */
export function DashboardSkeleton() {
  const { t } = useTranslation('dashboard');
  return (
    <div role="status" className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-5">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-14 w-full" />
      <TextSkeleton lines={2} />
    </div>
  );
}
