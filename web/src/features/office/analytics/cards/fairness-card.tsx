import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import {
  analyticsThresholds,
  validatedShareRules,
} from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { useTranslation } from 'react-i18next';
import { formatShortSiteDay } from '../../../../lib/format-time.ts';
import { Bars } from '../../../../ui/charts/bars.tsx';
import { LineChart } from '../../../../ui/charts/line-chart.tsx';
import type { AskedDays } from '../analytics.api.ts';
import type { Answer } from '../answer.ts';
import { ChartCard } from '../chart-card.tsx';
import { judgeFairness, worstCategories } from '../judge-office.ts';
import { useNumbers } from '../use-numbers.ts';

const worstShown = 3;

export function useFairnessAnswer(): (figures: Analytics) => Answer {
  const { t } = useTranslation('analytics');
  const { ratio } = useNumbers();
  return ({ fairness }) => {
    const { gini, isFalling, isKnown, isGood } = judgeFairness(fairness);
    if (!isKnown)
      return { tone: 'few', sentence: t('charts.fairness.few'), short: t('charts.fairness.short.few') };
    const values = { gini: ratio(gini ?? 0) };
    return isGood
      ? {
          tone: 'good',
          sentence: t(`charts.fairness.${isFalling ? 'falling' : 'good'}`, values),
          short: t('charts.fairness.short.good'),
        }
      : { tone: 'look', sentence: t('charts.fairness.look', values), short: t('charts.fairness.short.look') };
  };
}

/** Whether projects get their turn: how many become Validated, how unevenly feedback is spread, and which categories wait. */
export function FairnessCard({ figures, span }: { figures: Analytics; span: AskedDays }) {
  const { t, i18n } = useTranslation('analytics');
  const { t: say } = useTranslation('categories');
  const { count, percent, ratio } = useNumbers();
  const { weeks, days } = figures.fairness;
  const answer = useFairnessAnswer()(figures);
  const name = (week: string) => formatShortSiteDay(week, i18n.language);
  const shareOf = ({ projects, validated }: (typeof weeks)[number]) =>
    projects === 0 ? null : validated / projects;
  const inPercent = (share: number | null) => (share === null ? null : share * 100);
  const worst = worstCategories(figures.supply, worstShown);
  return (
    <ChartCard
      chart="fairness"
      span={span}
      counted={t('charts.fairness.counted')}
      answer={answer}
      table={{
        head: [t('columns.weekOf'), t('columns.aged'), t('columns.validated'), t('columns.gini')],
        rows: weeks.map((week) => {
          const share = shareOf(week);
          return [
            name(week.week),
            count(week.projects),
            share === null ? '–' : percent(share),
            week.gini === null ? '–' : ratio(week.gini),
          ];
        }),
      }}
    >
      {weeks.length > 0 && (
        <LineChart
          label={answer.sentence}
          ends={[name(weeks[0]?.week ?? ''), name(weeks.at(-1)?.week ?? '')]}
          format={count}
          series={[
            {
              name: t('charts.fairness.validated', { days: validatedShareRules.ageDays }),
              tone: 'is',
              values: weeks.map((week) => inPercent(shareOf(week))),
            },
            {
              name: t('charts.fairness.gini'),
              tone: 'short',
              values: weeks.map(({ gini }) => inPercent(gini)),
            },
          ]}
        />
      )}
      <p className="text-small">
        {days.median === null
          ? t('charts.fairness.noDays')
          : t('charts.fairness.days', { median: days.median, ninetieth: days.ninetieth ?? days.median })}
      </p>
      {worst.length > 0 && (
        <div className="analytics-part">
          <h3>{t('charts.fairness.worst')}</h3>
          <Bars
            label={t('charts.fairness.worst')}
            rows={worst.map(({ category, share }) => ({
              label: say(`names.${category}`),
              value: share,
              shownAs: percent(share),
              tone: share < analyticsThresholds.inTimeMin ? 'short' : 'is',
            }))}
          />
        </div>
      )}
    </ChartCard>
  );
}
