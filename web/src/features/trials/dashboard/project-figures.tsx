import { exposureRules } from '@firstlight/contract/rules.ts';
import type { Figures } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import type { DashboardSpan } from '@firstlight/contract/trials/dashboard/dashboard-limits.ts';
import type { SkipReason } from '@firstlight/contract/trials/feedback/skip-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api/api-error.ts';
import { ProgressLine } from '../../../parts/projects/progress-line.tsx';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { StateView } from '../../../ui/state/state-view.tsx';
import { FunnelChart } from './charts/funnel-chart.tsx';
import { RatingChart } from './charts/rating-chart.tsx';
import { ReasonsChart } from './charts/reasons-chart.tsx';
import { diagnosisOf, figuresOf } from './dashboard.api.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { FiguresHead } from './figures-head.tsx';
import { LatestWords } from './latest-words.tsx';
import { LedgerFacts } from './ledger-facts.tsx';
import { NextBox } from './next-box.tsx';
import { SkipNotes } from './skip-notes.tsx';
import { SpanChoice } from './span-choice.tsx';
import { TopNote } from './top-note.tsx';

interface ProjectFiguresProps {
  projectId: string;
  span: DashboardSpan;
  onSpan: (span: DashboardSpan) => void;
  acts: ReactNode;
}

/** Everything about one project; in a chunk of its own, with the charts it draws. */
export function ProjectFigures({ projectId, span, onSpan, acts }: ProjectFiguresProps) {
  const { t } = useTranslation('dashboard');
  const { data: figures, error, refetch } = useQuery(figuresOf(projectId, span));
  if (hasCode(error, 'projects.not_found')) {
    return (
      <StateView kind="notFound" title={t('figures.missing')}>
        <p>{t('figures.missingHint')}</p>
      </StateView>
    );
  }
  if (error && !figures) {
    return <LoadFailure title={t('figures.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!figures) return <DashboardSkeleton />;
  return (
    <div className="flex flex-col gap-7">
      <FiguresHead ledger={figures.ledger} acts={acts} />
      <ProgressLine project={figures.ledger} look="full" reader="maker" />
      <LedgerFacts ledger={figures.ledger} />
      <NextBox expectation={figures.expectation} ledger={figures.ledger} reasons={figures.reasons} />
      <div className="grid gap-x-12 gap-y-9 md:grid-cols-2">
        <FunnelChart ledger={figures.ledger} />
        <Reasons projectId={projectId} reasons={figures.reasons} />
      </div>
      <div className="grid gap-x-12 gap-y-9 has-[>:nth-child(2)]:lg:grid-cols-[1fr_20rem]">
        <RatingChart history={figures.history} span={<SpanChoice span={span} onChange={onSpan} />} />
        <LatestWords projectId={projectId} />
      </div>
      <p className="prose-width text-ink-faint text-small">
        {t('ledger.note', { minutes: exposureRules.summedEveryMinutes })}
      </p>
    </div>
  );
}

function Reasons({ projectId, reasons }: { projectId: string; reasons: Figures['reasons'] }) {
  const [chosen, setChosen] = useState<SkipReason>();
  const { data: diagnosis } = useQuery(diagnosisOf(projectId));
  const chart = useRef<HTMLDivElement>(null);
  if (reasons.length === 0) return <NoReasons />;
  const top = reasons.toSorted((one, other) => other.count - one.count)[0];
  const close = () => {
    // Back to the bar that opened the notes, before the button that was pressed goes with them.
    chart.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    setChosen(undefined);
  };
  const toggle = (reason: SkipReason) => setChosen(reason === chosen ? undefined : reason);
  return (
    <div ref={chart} className="flex min-w-0 flex-col gap-4">
      <ReasonsChart
        reasons={reasons}
        medians={diagnosis?.medians ?? null}
        chosen={chosen}
        onChoose={toggle}
      />
      {chosen && <SkipNotes projectId={projectId} reason={chosen} onClose={close} />}
      {!chosen && top && <TopNote projectId={projectId} reason={top.reason} />}
    </div>
  );
}

function NoReasons() {
  const { t } = useTranslation('dashboard');
  const title = t('charts.reasons.title');
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <h3 className="text-h3">{title}</h3>
      <p className="text-ink-muted">{t('notes.empty')}</p>
    </section>
  );
}
