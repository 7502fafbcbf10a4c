import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';

/** Four rows at the end, where the log will begin. */
export function LogSkeleton() {
  const { t } = useTranslation('channels');
  return (
    <div
      role="status"
      className="appear-late flex min-h-0 flex-1 flex-col justify-end gap-5 overflow-hidden px-6 pb-2"
    >
      <span className="sr-only">{t('loading')}</span>
      {[0, 1, 2, 3].map((row) => (
        <span key={row} aria-hidden="true" className="flex gap-3">
          <Skeleton className="size-8 shrink-0 rounded-full" />
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-[30%]" />
            <Skeleton className="h-4 w-2/3" />
          </span>
        </span>
      ))}
    </div>
  );
}
