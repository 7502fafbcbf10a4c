import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import { useTranslation } from 'react-i18next';
import { formatShortSiteDay } from '../../../../lib/format-time.ts';
import { type BarRow, Bars } from '../../../../ui/charts/bars.tsx';
import type { AskedDays } from '../analytics.api.ts';
import type { Answer } from '../answer.ts';
import { ChartCard } from '../chart-card.tsx';
import { type FunnelRow, judgeFunnels } from '../judge-people.ts';
import { useNumbers } from '../use-numbers.ts';

export function useFunnelsAnswer(): (figures: Analytics) => Answer {
  const { t } = useTranslation('analytics');
  const { percent } = useNumbers();
  return ({ funnels }) => {
    const { worst, isGood } = judgeFunnels(funnels);
    if (!worst)
      return { tone: 'few', sentence: t('charts.funnels.few'), short: t('charts.funnels.short.few') };
    const values = { share: percent(worst.share ?? 0), step: t(`steps.${worst.step}`) };
    return isGood
      ? { tone: 'good', sentence: t('charts.funnels.good', values), short: t('charts.funnels.short.good') }
      : {
          tone: 'look',
          sentence: t(`charts.funnels.look.${worst.side}`, values),
          short: t(`charts.funnels.short.${worst.side}`, values),
        };
  };
}

/** Shows how far makers came who signed up in the span, and testers who chose interests in its weeks. */
export function FunnelsCard({ figures, span }: { figures: Analytics; span: AskedDays }) {
  const { t, i18n } = useTranslation('analytics');
  const { count, percent } = useNumbers();
  const { makers, testers } = judgeFunnels(figures.funnels);
  const rowsOf = (steps: readonly FunnelRow[]): BarRow[] =>
    steps.map(({ step, count: value, share, isShort }) => ({
      label: t(`steps.${step}`),
      value,
      shownAs: count(value),
      ...(share !== null && { beside: percent(share) }),
      tone: isShort ? 'short' : 'is',
    }));
  const parts = [
    { side: 'makers', rows: rowsOf(makers) },
    { side: 'testers', rows: rowsOf(testers) },
  ] as const;
  const day = (date: string) => formatShortSiteDay(date, i18n.language);
  return (
    <ChartCard
      chart="funnels"
      span={span}
      counted={t('charts.funnels.counted', { from: day(figures.from), until: day(figures.until) })}
      answer={useFunnelsAnswer()(figures)}
      isEmpty={[...makers, ...testers].every(({ count: value }) => value === 0)}
      table={{
        head: [t('columns.step'), t('columns.people'), t('columns.ofBefore')],
        rows: parts.flatMap(({ rows }) =>
          rows.map(({ label, shownAs, beside }) => [label, shownAs, beside ?? '–']),
        ),
      }}
    >
      {parts.map(({ side, rows }) => (
        <div key={side} className="analytics-part">
          <h3>{t(`sides.${side}`)}</h3>
          <Bars label={t(`sides.${side}`)} rows={rows} />
        </div>
      ))}
    </ChartCard>
  );
}
