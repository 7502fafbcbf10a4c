import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { FailureNotice } from '../../../ui/state/failure-notice.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { ExportState } from './export-state.tsx';
import { useExport } from './personal-data.api.ts';

/** Everything we hold about somebody, to take away: a part of the settings. */
export function ExportSection() {
  const { t } = useTranslation('personalData');
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="prose-width text-ink-muted">{t('export.lead')}</p>
      <Latest />
    </div>
  );
}

function Latest() {
  const { t } = useTranslation('personalData');
  const latest = useExport();
  if (latest.data !== undefined) return <ExportState latest={latest.data} />;
  if (!latest.isError) return <Skeleton className="h-11 w-48" />;
  return (
    <>
      <FailureNotice title={t('export.loadFailed')} error={latest.error} />
      <Button loading={latest.isFetching} onClick={() => void latest.refetch()}>
        {t('export.tryAgain')}
      </Button>
    </>
  );
}
