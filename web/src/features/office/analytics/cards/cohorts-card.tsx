import type { Analytics, Cohort } from '@firstlight/contract/office/analytics/analytics.ts';
import { cohortRules } from '@firstlight/contract/office/analytics/analytics-rules.ts';
import { useTranslation } from 'react-i18next';
import { formatShortSiteDay } from '../../../../lib/format-time.ts';
import { HeatTable } from '../../../../ui/charts/heat-table.tsx';
import type { AskedDays } from '../analytics.api.ts';
import type { Answer } from '../answer.ts';
import { ChartCard } from '../chart-card.tsx';
import { backAfter, judgeCohorts } from '../judge-people.ts';
import { useNumbers } from '../use-numbers.ts';

export function useCohortsAnswer(): (figures: Analytics) => Answer {
  const { t } = useTranslation('analytics');
  const { percent } = useNumbers();
  return ({ cohorts }) => {
    const { share, isKnown, isGood } = judgeCohorts(cohorts);
    if (!isKnown)
      return { tone: 'few', sentence: t('charts.cohorts.few'), short: t('charts.cohorts.short.few') };
    const values = { share: percent(share) };
    return isGood
      ? {
          tone: 'good',
          sentence: t('charts.cohorts.good', values),
          short: t('charts.cohorts.short.good', values),
        }
      : {
          tone: 'look',
          sentence: t('charts.cohorts.look', values),
          short: t('charts.cohorts.short.look', values),
        };
  };
}

const weeks = Array.from({ length: cohortRules.weeks - 1 }, (_, place) => place + 1);

/** Shows the people who came back, by the week in which they signed up. */
export function CohortsCard({ figures, span }: { figures: Analytics; span: AskedDays }) {
  const { t, i18n } = useTranslation('analytics');
  const { count, percent } = useNumbers();
  const name = ({ week }: Cohort) => formatShortSiteDay(week, i18n.language);
  const shown = (share: number | null) => (share === null ? '–' : percent(share));
  const numberAndShare = (cohort: Cohort, week: number) => {
    const [came, share] = [cohort.active[week - 1], backAfter(cohort, week)];
    if (came === undefined) return '';
    return share === null ? count(came) : `${count(came)} (${percent(share)})`;
  };
  const sides = [
    { side: 'testers', cohorts: figures.cohorts.testers },
    { side: 'makers', cohorts: figures.cohorts.makers },
  ] as const;
  return (
    <ChartCard
      chart="cohorts"
      span={span}
      counted={t('charts.cohorts.counted')}
      answer={useCohortsAnswer()(figures)}
      isEmpty={sides.every(({ cohorts }) => cohorts.every(({ size }) => size === 0))}
      table={{
        head: [
          t('columns.weekOf'),
          t('columns.signedUp'),
          ...weeks.map((week) => t('columns.week', { week })),
        ],
        rows: sides.flatMap(({ side, cohorts }) =>
          cohorts.map((cohort) => [
            `${t(`sides.${side}`)}, ${name(cohort)}`,
            count(cohort.size),
            ...weeks.map((week) => numberAndShare(cohort, week)),
          ]),
        ),
      }}
    >
      {sides.map(({ side, cohorts }) => (
        <HeatTable
          key={side}
          caption={t(`sides.${side}`)}
          head={[t('columns.weekOf'), t('columns.signedUp'), ...weeks.map(String)]}
          rows={cohorts.slice(0, -1).map((cohort) => ({
            label: name(cohort),
            cells: [
              { shownAs: count(cohort.size), share: null },
              ...cohort.active.map((_, place) => {
                const share = backAfter(cohort, place + 1);
                return { shownAs: shown(share), share };
              }),
            ],
          }))}
        />
      ))}
    </ChartCard>
  );
}
