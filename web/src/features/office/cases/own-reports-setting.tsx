import type { OwnReport } from '@firstlight/contract/office/cases/reports.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { formatDay, formatMoment } from '../../../lib/format-time.ts';
import { passFocusOn } from '../../../lib/pass-focus-on.ts';
import { ownReports, useWithdraw } from '../../../parts/reports/reports.api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { MoreButton } from '../../../ui/button/more-button.tsx';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { AskReview } from './reviews/ask-review.tsx';
import { OwnReview } from './reviews/own-review.tsx';

/** What one reported and what became of it, with the way back while nobody has decided. */
export function OwnReportsSetting() {
  const { t, i18n } = useTranslation('reports');
  const id = useId();
  const list = useInfiniteQuery(ownReports);
  const reports = list.data?.pages.flatMap(({ items }) => items);
  const misuse = list.data?.pages[0]?.misuse;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} tabIndex={-1} className="text-h3">
        {t('own.title')}
      </h3>
      <p className="prose-width text-ink-muted">{t('own.lead')}</p>
      {!reports && list.isError && (
        <LoadFailure
          headingLevel={3}
          title={t('own.loadFailed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {!reports && !list.isError && <Skeleton className="h-14 w-full" />}
      {misuse && (
        <p className="prose-width rounded-control bg-gold-soft px-3.5 py-2.5 text-small">
          {misuse.until
            ? t('misuse.resting', { day: formatDay(new Date(misuse.until), i18n.language) })
            : t('misuse.warned')}
        </p>
      )}
      {reports?.length === 0 && <p className="text-ink-faint">{t('own.none')}</p>}
      {reports && reports.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      )}
      <MoreButton size="sm" list={list}>
        {t('own.more')}
      </MoreButton>
    </section>
  );
}

const tones = { open: 'neutral', upheld: 'leaf', rejected: 'outline', withdrawn: 'outline' } as const;

function ReportRow({ report }: { report: OwnReport }) {
  const { t, i18n } = useTranslation('reports');
  const { t: tRequest } = useTranslation('request');
  const withdraw = useWithdraw();
  const take = () =>
    withdraw.mutate(report.id, {
      onSuccess: () => void showToast({ title: t('own.withdrawn') }),
      onError: (error) =>
        void showToast({
          kind: 'error',
          title: t('withdrawFailed'),
          description: errorMessage(tRequest, error),
        }),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">
            {t(`own.kinds.${report.kind}`)} · {t(`reasons.${report.reason}`)}
          </span>
          <Badge tone={tones[report.state]}>{t(`own.states.${report.state}`)}</Badge>
        </p>
        {report.body && <p className="whitespace-pre-line break-words text-small">{report.body}</p>}
        <p className="text-ink-muted text-small">
          <span className="log">{report.reference}</span> ·{' '}
          {formatDay(new Date(report.reportedAt), i18n.language)}
          {report.state === 'open' &&
            ` · ${t('own.due', { moment: formatMoment(new Date(report.dueAt), i18n.language) })}`}
        </p>
        {report.review && <OwnReview review={report.review} />}
      </div>
      {report.can.review && <AskReview report={report} />}
      {report.can.withdraw && (
        <Button
          size="sm"
          loading={withdraw.isPending}
          onClick={(event) => {
            passFocusOn(event);
            take();
          }}
        >
          {t('withdraw')}
        </Button>
      )}
    </li>
  );
}
