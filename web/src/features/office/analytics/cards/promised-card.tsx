import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import { analyticsThresholds } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { useTranslation } from 'react-i18next';
import { Dots } from '../../../../ui/charts/dots.tsx';
import type { AskedDays } from '../analytics.api.ts';
import type { Answer } from '../answer.ts';
import { ChartCard } from '../chart-card.tsx';
import { judgePromised } from '../judge-charts.ts';
import { useNumbers } from '../use-numbers.ts';

export function usePromisedAnswer(): (figures: Analytics) => Answer {
  const { t } = useTranslation('analytics');
  return ({ promised }) => {
    const { miss, isHopeful, isKnown, isGood } = judgePromised(promised);
    if (!isKnown)
      return { tone: 'few', sentence: t('charts.promised.few'), short: t('charts.promised.short.few') };
    const count = Math.round(miss * 100);
    if (isGood)
      return {
        tone: 'good',
        sentence: t('charts.promised.good', { count }),
        short: t('charts.promised.short.good'),
      };
    return {
      tone: 'look',
      sentence: t(`charts.promised.${isHopeful ? 'hopeful' : 'cautious'}`, { count }),
      short: t('charts.promised.short.look'),
    };
  };
}

/** What offers were expected to bring, against what they brought. */
export function PromisedCard({ figures, span }: { figures: Analytics; span: AskedDays }) {
  const { t } = useTranslation('analytics');
  const { count, percent } = useNumbers();
  const answer = usePromisedAnswer()(figures);
  const { bins } = figures.promised;
  const { offers } = judgePromised(figures.promised);
  return (
    <ChartCard
      chart="promised"
      span={span}
      counted={t('charts.promised.counted', { count: offers, all: count(offers) })}
      answer={answer}
      isEmpty={bins.length === 0}
      table={{
        head: [t('columns.promised'), t('columns.answered'), t('columns.offers')],
        rows: bins.map((bin) => [percent(bin.promised), percent(bin.answered), count(bin.offers)]),
      }}
    >
      <Dots
        label={answer.sentence}
        percent={percent}
        lineName={t('charts.promised.line')}
        dots={bins.map(({ promised, answered, offers: weight }) => ({
          across: promised,
          up: answered,
          weight,
          tone: promised - answered > analyticsThresholds.missMax ? 'short' : 'is',
        }))}
      />
    </ChartCard>
  );
}
