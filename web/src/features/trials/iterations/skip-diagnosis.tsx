import { diagnosisRules } from '@firstlight/contract/trials/iterations/iteration-limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { DiagnosisTable } from './diagnosis-table.tsx';
import { skipDiagnosisOf } from './iterations.api.ts';

/** For the maker: whether a change did anything about why people skip. Stands on its own wherever it is put. */
export function SkipDiagnosis({ projectId }: { projectId: string }) {
  const { t } = useTranslation('iterations');
  const titleId = useId();
  const diagnosis = useQuery(skipDiagnosisOf(projectId));
  return (
    <div className="flex flex-col gap-3">
      <h3 id={titleId} className="text-h3">
        {t('diagnosis.title')}
      </h3>
      <p className="prose-width text-ink-muted text-small">
        {t('diagnosis.lead', { count: diagnosisRules.skipsFrom })}
      </p>
      {diagnosis.isPending && <Skeleton className="h-32" />}
      {diagnosis.isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-small">
          {t('diagnosis.failed')}
          <Button size="sm" onClick={() => void diagnosis.refetch()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {diagnosis.data && <DiagnosisTable diagnosis={diagnosis.data} labelledBy={titleId} />}
    </div>
  );
}
