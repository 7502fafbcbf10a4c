import type { Analytics } from '@firstlight/contract/office/analytics/analytics.ts';
import { useTranslation } from 'react-i18next';
import { Bars } from '../../../../ui/charts/bars.tsx';
import type { AskedDays } from '../analytics.api.ts';
import type { Answer } from '../answer.ts';
import { ChartCard } from '../chart-card.tsx';
import { judgeMails } from '../judge-office.ts';
import { useNumbers } from '../use-numbers.ts';

export function useMailsAnswer(): (figures: Analytics) => Answer {
  const { t } = useTranslation('analytics');
  const { list } = useNumbers();
  return ({ mails }) => {
    const { short, isKnown, isGood } = judgeMails(mails);
    if (!isKnown) return { tone: 'few', sentence: t('charts.mails.few'), short: t('charts.mails.short.few') };
    if (isGood)
      return { tone: 'good', sentence: t('charts.mails.good'), short: t('charts.mails.short.good') };
    const names = list(short.map(({ kind }) => t(`mails.${kind}`)));
    return { tone: 'look', sentence: t('charts.mails.look', { names }), short: t('charts.mails.short.look') };
  };
}

/** What became of mails, kind by kind. */
export function MailsCard({ figures, span }: { figures: Analytics; span: AskedDays }) {
  const { t } = useTranslation('analytics');
  const { count } = useNumbers();
  const { rows, all } = judgeMails(figures.mails);
  return (
    <ChartCard
      chart="mails"
      span={span}
      counted={t('charts.mails.counted', { count: all, all: count(all) })}
      answer={useMailsAnswer()(figures)}
      isEmpty={all === 0}
      table={{
        head: [t('columns.kind'), t('columns.sent'), t('columns.refused'), t('columns.uncertain')],
        rows: rows.map(({ kind, sent, refused, uncertain }) => [
          t(`mails.${kind}`),
          count(sent),
          count(refused),
          count(uncertain),
        ]),
      }}
    >
      <Bars
        label={t('charts.mails.question')}
        rows={rows.map(({ kind, sent, refused, isShort }) => ({
          label: t(`mails.${kind}`),
          value: sent,
          shownAs: count(sent),
          ...(refused > 0 && { beside: t('charts.mails.refused', { count: refused }) }),
          tone: isShort ? 'short' : 'is',
        }))}
      />
      <dl className="analytics-facts">
        {(['bounced', 'complaints'] as const).map((what) => (
          <div key={what}>
            <dt>{t(`charts.mails.${what}`)}</dt>
            <dd>{count(figures.mails.letters[what])}</dd>
          </div>
        ))}
      </dl>
    </ChartCard>
  );
}
