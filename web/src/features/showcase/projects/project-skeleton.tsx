import { useTranslation } from 'react-i18next';
import { Skeleton, TextSkeleton } from '../../../ui/state/skeleton.tsx';

/** Read aloud only where a project is what one waits for. */
export function ProjectSkeleton({ quiet = false }: { quiet?: boolean }) {
  const { t } = useTranslation('projectPage');
  return (
    <div
      {...(quiet ? { 'aria-hidden': true } : { role: 'status' })}
      className="grid gap-x-10 gap-y-8 md:grid-cols-[2fr_1fr]"
    >
      {!quiet && <span className="sr-only">{t('loading')}</span>}
      <div className="flex flex-col gap-6">
        <Skeleton className="aspect-1200/630 w-full rounded-t-card" />
        <Skeleton className="h-10 w-2/3" />
        <TextSkeleton lines={6} />
      </div>
      <TextSkeleton lines={4} />
    </div>
  );
}
