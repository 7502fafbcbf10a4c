import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import {
  type AnalyticsChart,
  analyticsCharts,
} from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '../../../lib/format-time.ts';
import chartStyles from '../../../ui/charts/charts.css?url';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { StateView } from '../../../ui/state/state-view.tsx';
import { type AskedDays, useAnalytics } from './analytics.api.ts';
import styles from './analytics.css?url';
import type { Answer } from './answer.ts';
import { AnswerStrip } from './answer-strip.tsx';
import { CohortsCard, useCohortsAnswer } from './cards/cohorts-card.tsx';
import { FairnessCard, useFairnessAnswer } from './cards/fairness-card.tsx';
import { FirstFeedbackCard, useFirstFeedbackAnswer } from './cards/first-feedback-card.tsx';
import { FunnelsCard, useFunnelsAnswer } from './cards/funnels-card.tsx';
import { MailsCard, useMailsAnswer } from './cards/mails-card.tsx';
import { ModerationCard, useModerationAnswer } from './cards/moderation-card.tsx';
import { PromisedCard, usePromisedAnswer } from './cards/promised-card.tsx';
import { SupplyCard, useSupplyAnswer } from './cards/supply-card.tsx';
import { DaysLinks } from './days-links.tsx';

/** The questions that admins ask of the product, over some days. */
export function AnalyticsView({ asked }: { asked: AskedDays }) {
  const { t } = useTranslation('analytics');
  const { data, error, refetch } = useAnalytics(asked);
  return (
    <div className="flex flex-col gap-5">
      {/* Files of their own: the build puts whatever style is imported into the one that every page waits for. */}
      <link rel="stylesheet" href={chartStyles} />
      <link rel="stylesheet" href={styles} />
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-h1">{t('title')}</h1>
        <DaysLinks asked={asked} figures={data} />
      </header>
      {data?.countedAt && <Charts figures={data} span={asked} />}
      {data && !data.countedAt && (
        <StateView kind="empty" headingLevel={2} title={t('none.title')}>
          <p>{t('none.body')}</p>
        </StateView>
      )}
      {!data && error && <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ChartsSkeleton />}
    </div>
  );
}

function Charts({ figures, span }: { figures: Analytics; span: AskedDays }) {
  const { t, i18n } = useTranslation('analytics');
  const answers: Record<AnalyticsChart, (figures: Analytics) => Answer> = {
    firstFeedback: useFirstFeedbackAnswer(),
    promised: usePromisedAnswer(),
    supply: useSupplyAnswer(),
    funnels: useFunnelsAnswer(),
    cohorts: useCohortsAnswer(),
    fairness: useFairnessAnswer(),
    mails: useMailsAnswer(),
    moderation: useModerationAnswer(),
  };
  const when = formatAgo(new Date(figures.countedAt ?? figures.until), new Date(), i18n.language);
  return (
    <>
      <AnswerStrip answers={analyticsCharts.map((chart) => [chart, answers[chart](figures)])} />
      <div className="analytics-grid">
        {cards.map(({ chart, Show }) => (
          <Show key={chart} figures={figures} span={span} />
        ))}
      </div>
      <p className="text-ink-muted text-small">{t('counted', { when })}</p>
    </>
  );
}

const cards = [
  { chart: 'firstFeedback', Show: FirstFeedbackCard },
  { chart: 'promised', Show: PromisedCard },
  { chart: 'supply', Show: SupplyCard },
  { chart: 'funnels', Show: FunnelsCard },
  { chart: 'cohorts', Show: CohortsCard },
  { chart: 'fairness', Show: FairnessCard },
  { chart: 'mails', Show: MailsCard },
  { chart: 'moderation', Show: ModerationCard },
] as const;

function ChartsSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4">
      <Skeleton className="h-18 rounded-card" />
      <div className="analytics-grid">
        {['one', 'two', 'three', 'four'].map((card) => (
          <Skeleton key={card} className="h-72 rounded-card" />
        ))}
      </div>
    </div>
  );
}
