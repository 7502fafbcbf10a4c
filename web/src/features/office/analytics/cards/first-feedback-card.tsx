import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import { firstFeedbackHours } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { useTranslation } from 'react-i18next';
import { Histogram } from '../../../../ui/charts/histogram.tsx';
import type { AskedDays } from '../analytics.api.ts';
import type { Answer } from '../answer.ts';
import { ChartCard } from '../chart-card.tsx';
import { judgeFirstFeedback } from '../judge-charts.ts';
import { useNumbers } from '../use-numbers.ts';

const promise = firstFeedbackHours.at(-1) ?? 0;

export function useFirstFeedbackAnswer(): (figures: Analytics) => Answer {
  const { t } = useTranslation('analytics');
  const { percent } = useNumbers();
  return ({ firstFeedback }) => {
    const { share, half, isKnown, isGood } = judgeFirstFeedback(firstFeedback);
    const values = { share: percent(share), hours: half ?? promise, promise };
    if (!isKnown)
      return {
        tone: 'few',
        sentence: t('charts.firstFeedback.few'),
        short: t('charts.firstFeedback.short.few', values),
      };
    return isGood
      ? {
          tone: 'good',
          sentence: t('charts.firstFeedback.good', values),
          short: t('charts.firstFeedback.short.good', values),
        }
      : {
          tone: 'look',
          sentence: t('charts.firstFeedback.look', values),
          short: t('charts.firstFeedback.short.look', values),
        };
  };
}

/** How long projects wait for the first answer; those that still do stand apart. */
export function FirstFeedbackCard({ figures, span }: { figures: Analytics; span: AskedDays }) {
  const { t } = useTranslation('analytics');
  const { count } = useNumbers();
  const answer = useFirstFeedbackAnswer()(figures);
  const { bands, waiting } = figures.firstFeedback;
  const isOpen = answer.tone === 'few';
  const columns = [
    ...bands.map((value, band) => {
      const until = firstFeedbackHours[band];
      return {
        label:
          until === undefined
            ? t('bands.longer', { hours: promise })
            : t('bands.hours', { from: firstFeedbackHours[band - 1] ?? 0, until }),
        value,
        tone: isOpen ? ('open' as const) : until === undefined ? ('short' as const) : ('is' as const),
      };
    }),
    { label: t('bands.waiting'), value: waiting.inTime + waiting.late, tone: 'open' as const },
  ].map((column) => ({ ...column, shownAs: count(column.value) }));
  const all = bands.reduce((sum, value) => sum + value, 0) + waiting.inTime + waiting.late;
  return (
    <ChartCard
      chart="firstFeedback"
      span={span}
      counted={t('charts.firstFeedback.counted', { count: all, all: count(all) })}
      answer={answer}
      isEmpty={all === 0}
      table={{
        head: [t('columns.hours'), t('columns.projects')],
        rows: [
          ...columns.slice(0, -1).map(({ label, shownAs }) => [label, shownAs]),
          [t('bands.waitingInTime'), count(waiting.inTime)],
          [t('bands.waitingLate'), count(waiting.late)],
        ],
      }}
    >
      <Histogram
        label={t('charts.firstFeedback.question')}
        columns={columns}
        line={{ before: firstFeedbackHours.length, label: t('bands.line', { hours: promise }) }}
      />
    </ChartCard>
  );
}
