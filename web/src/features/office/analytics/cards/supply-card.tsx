import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import { analyticsThresholds } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { useTranslation } from 'react-i18next';
import { Bars } from '../../../../ui/charts/bars.tsx';
import type { AskedDays } from '../analytics.api.ts';
import type { Answer } from '../answer.ts';
import { ChartCard } from '../chart-card.tsx';
import { judgeSupply } from '../judge-charts.ts';
import { useNumbers } from '../use-numbers.ts';

/** More names than this are no answer. */
const named = 3;

export function useSupplyAnswer(): (figures: Analytics) => Answer {
  const { t } = useTranslation('analytics');
  const { t: say } = useTranslation('categories');
  const { list } = useNumbers();
  return ({ supply }) => {
    const { short, isKnown, isGood } = judgeSupply(supply);
    if (!isKnown)
      return { tone: 'few', sentence: t('charts.supply.few'), short: t('charts.supply.short.few') };
    if (isGood)
      return { tone: 'good', sentence: t('charts.supply.good'), short: t('charts.supply.short.good') };
    const names = list(short.slice(0, named).map(({ category }) => say(`names.${category}`)));
    const values = { names, count: short.length };
    return {
      tone: 'look',
      sentence: t('charts.supply.look', values),
      short: t('charts.supply.short.look', values),
    };
  };
}

/** What the projects of each category have, over what they need. */
export function SupplyCard({ figures, span }: { figures: Analytics; span: AskedDays }) {
  const { t } = useTranslation('analytics');
  const { t: say } = useTranslation('categories');
  const { count, ratio } = useNumbers();
  const { rows } = judgeSupply(figures.supply);
  return (
    <ChartCard
      chart="supply"
      span={span}
      counted={t('charts.supply.counted')}
      answer={useSupplyAnswer()(figures)}
      isEmpty={rows.every(({ projects }) => projects === 0)}
      table={{
        head: [t('columns.category'), t('columns.ratio'), t('columns.notes'), t('columns.projects')],
        rows: rows.map((row) => [
          say(`names.${row.category}`),
          ratio(row.ratio),
          count(row.notes),
          count(row.projects),
        ]),
      }}
    >
      <Bars
        label={t('charts.supply.question')}
        line={analyticsThresholds.supplyMin}
        rows={rows.map(({ category, ratio: value, isKnown, isShort }) => ({
          label: say(`names.${category}`),
          value,
          shownAs: ratio(value),
          tone: isKnown ? (isShort ? 'short' : 'is') : 'open',
        }))}
      />
    </ChartCard>
  );
}
