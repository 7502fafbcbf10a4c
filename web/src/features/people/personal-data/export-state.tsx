import type { PersonalExport } from '@firstlight/contract/people/personal-data/personal-data.ts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Spinner } from '../../../ui/picture/dawn-spinner.tsx';
import { FailureNotice } from '../../../ui/state/failure-notice.tsx';
import { useAskExport, useDownloadExport } from './personal-data.api.ts';
import { useFormats } from './use-formats.ts';

/** None yet, being prepared, ready or failed: a line that says so, and the one thing to do next. */
export function ExportState({ latest }: { latest: PersonalExport | null }) {
  const { t } = useTranslation('personalData');
  const { size } = useFormats();
  const ask = useAskExport();
  const download = useDownloadExport();
  const again = { ready: t('export.askAgain'), failed: t('export.tryAgain') };
  return (
    <>
      <div role="status" className="empty:hidden">
        {latest && <Said latest={latest} />}
      </div>
      {ask.isError && <FailureNotice title={t('export.askFailed')} error={ask.error} />}
      {download.isError && <FailureNotice title={t('export.downloadFailed')} error={download.error} />}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {latest?.state === 'ready' && (
          <Button variant="sun" loading={download.isPending} onClick={() => download.mutate(latest)}>
            <Download aria-hidden="true" className="size-4.5 stroke-[1.75]" />
            {t('export.download', { size: size(latest.bytes ?? 0) })}
          </Button>
        )}
        {latest?.state !== 'preparing' && (
          <Button loading={ask.isPending} onClick={() => ask.mutate()}>
            {latest ? again[latest.state] : t('export.ask')}
          </Button>
        )}
      </div>
    </>
  );
}

function Said({ latest }: { latest: PersonalExport }) {
  const { t } = useTranslation('personalData');
  const { date } = useFormats();
  switch (latest.state) {
    case 'preparing':
      return (
        <p className="flex items-center gap-3">
          <Spinner className="h-6 w-10 shrink-0" />
          {t('export.preparing')}
        </p>
      );
    case 'ready':
      return <p>{t('export.ready', { date: date(latest.expiresAt ?? latest.askedAt) })}</p>;
    case 'failed':
      return (
        <div className="rounded-control bg-rose-soft px-4 py-3 text-rose">
          <p className="font-semibold">{t('export.failed')}</p>
          <p>{t('export.failedHint')}</p>
        </div>
      );
  }
}
