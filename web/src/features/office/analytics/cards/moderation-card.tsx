import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import { analyticsRules } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { useTranslation } from 'react-i18next';
import { formatShortSiteDay } from '../../../../lib/format-time.ts';
import { LineChart } from '../../../../ui/charts/line-chart.tsx';
import type { AskedDays } from '../analytics.api.ts';
import type { Answer } from '../answer.ts';
import { ChartCard } from '../chart-card.tsx';
import { judgeModeration } from '../judge-office.ts';
import { useNumbers } from '../use-numbers.ts';

export function useModerationAnswer(): (figures: Analytics) => Answer {
  const { t } = useTranslation('analytics');
  const { percent } = useNumbers();
  return ({ moderation }) => {
    const { share, isKnown, isGood } = judgeModeration(moderation);
    if (!isKnown)
      return { tone: 'few', sentence: t('charts.moderation.few'), short: t('charts.moderation.short.few') };
    const values = { share: percent(share) };
    return isGood
      ? {
          tone: 'good',
          sentence: t('charts.moderation.good', values),
          short: t('charts.moderation.short.good'),
        }
      : {
          tone: 'look',
          sentence: t('charts.moderation.look', values),
          short: t('charts.moderation.short.look'),
        };
  };
}

/** Shows cases by week, the running week included. */
export function ModerationCard({ figures, span }: { figures: Analytics; span: AskedDays }) {
  const { t, i18n } = useTranslation('analytics');
  const { count } = useNumbers();
  const { weeks, waiting, ...sums } = figures.moderation;
  const answer = useModerationAnswer()(figures);
  const name = (week: string) => formatShortSiteDay(week, i18n.language);
  const facts = [
    ...(['decided', 'late', 'changed', 'overturned'] as const).map((what) => ({
      name: t(`cases.${what}`),
      shownAs: count(sums[what]),
    })),
    { name: t('cases.waiting', { hours: analyticsRules.queueHours }), shownAs: count(waiting) },
  ];
  return (
    <ChartCard
      chart="moderation"
      span={span}
      counted={t('charts.moderation.counted')}
      answer={answer}
      table={{
        head: [t('columns.weekOf'), t('cases.opened'), t('cases.decided')],
        rows: weeks.map(({ week, opened, decided }) => [name(week), count(opened), count(decided)]),
      }}
    >
      {weeks.length > 0 && (
        <LineChart
          label={answer.sentence}
          ends={[name(weeks[0]?.week ?? ''), name(weeks.at(-1)?.week ?? '')]}
          format={count}
          series={[
            { name: t('cases.opened'), tone: 'short', values: weeks.map(({ opened }) => opened) },
            { name: t('cases.decided'), tone: 'is', values: weeks.map(({ decided }) => decided) },
          ]}
        />
      )}
      <dl className="analytics-facts">
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.shownAs}</dd>
          </div>
        ))}
      </dl>
    </ChartCard>
  );
}
