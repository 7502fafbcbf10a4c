import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLiveQuery } from '../../../lib/live/use-live-query.ts';
import { MoreButton } from '../../../ui/button/more-button.tsx';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { BeforeAfter } from './before-after.tsx';
import { IterationItem } from './iteration-item.tsx';
import { iterationsKey, iterationsOf } from './iterations.api.ts';
import { SkipDiagnosis } from './skip-diagnosis.tsx';

interface IterationsSectionProps {
  projectId: string;
  isOwner: boolean;
}

/** What changed and when. Nobody is shown an empty list but the maker, who can fill it. */
export function IterationsSection({ projectId, isOwner }: IterationsSectionProps) {
  const { t } = useTranslation('iterations');
  const list = useInfiniteQuery(iterationsOf(projectId));
  useLiveQuery(`project:${projectId}`, 'iterations.changed', iterationsKey(projectId));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const can = list.data?.pages[0]?.can ?? { publish: false, edit: false, remove: false };
  if (!isOwner && !list.isError && items.length === 0) return null;
  return (
    <section aria-labelledby="iterations-title" className="flex flex-col gap-5">
      <h2 id="iterations-title" className="text-h2">
        {t('title')}
      </h2>
      {list.isError && (
        <LoadFailure
          headingLevel={3}
          title={t('failed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && items.length === 0 && (
        <p className="prose-width text-ink-muted">{t('emptyForMaker')}</p>
      )}
      {items.length > 0 && (
        <ol className="flex flex-col gap-6 border-line border-l pl-5">
          {items.map((iteration) => (
            <IterationItem key={iteration.id} projectId={projectId} iteration={iteration} can={can} />
          ))}
        </ol>
      )}
      <MoreButton list={list}>{t('more')}</MoreButton>
      {items.length > 0 && <BeforeAfter projectId={projectId} isOwner={isOwner} />}
      {isOwner && <SkipDiagnosis projectId={projectId} />}
    </section>
  );
}
