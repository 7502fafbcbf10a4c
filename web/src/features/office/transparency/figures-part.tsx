import type { TransparencySpan } from '@firstlight/contract/office/transparency/transparency-rules.ts';
import { useTranslation } from 'react-i18next';
import { formatSiteDay } from '../../../lib/format-time.ts';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { DecisionsTable } from './decisions-table.tsx';
import { Facts } from './facts.tsx';
import { HoursChart } from './hours-chart.tsx';
import { KeyFigures } from './key-figures.tsx';
import { ReportsChart } from './reports-chart.tsx';
import { SealCard } from './seal-card.tsx';
import { SpanLinks } from './span-links.tsx';
import { useTransparency } from './transparency.api.ts';
import { UnmaskingLedger } from './unmasking-ledger.tsx';

/** What was published, of the quarters of a span. */
export function FiguresPart({ span }: { span: TransparencySpan }) {
  const { t, i18n } = useTranslation('transparency');
  const { data, error, refetch } = useTransparency(span);
  if (!data && error) return <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <FiguresSkeleton />;
  const { counted, ledger, nextOn, seal } = data;
  return (
    <div className="flex flex-col gap-12">
      {counted ? (
        <>
          <div className="flex flex-col gap-6">
            <SpanLinks span={span} dates={counted} />
            <KeyFigures figures={counted.figures} />
          </div>
          <div className="grid grid-cols-1 gap-x-16 gap-y-12 md:grid-cols-2">
            <ReportsChart reports={counted.figures.reports} />
            <HoursChart bands={counted.figures.hours.bands} />
          </div>
          <DecisionsTable decisions={counted.figures.decisions} />
          <UnmaskingLedger ledger={ledger} />
          <Facts figures={counted.figures} />
        </>
      ) : (
        <section aria-labelledby="first-title" className="flex flex-col gap-5">
          <div className="ticks" />
          <h2 id="first-title" className="text-h2">
            {t('first.title', { date: formatSiteDay(nextOn, i18n.language) })}
          </h2>
          <p className="prose-width text-ink-muted">{t('first.body')}</p>
        </section>
      )}
      {seal && <SealCard seal={seal} />}
    </div>
  );
}

export function FiguresSkeleton() {
  return (
    <div className="flex flex-col gap-8">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
