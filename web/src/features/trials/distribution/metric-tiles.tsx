import { minimumFeedbackRules } from '@firstlight/contract/rules.ts';
import type { DistributionFigures } from '@firstlight/contract/trials/distribution/distribution.ts';
import {
  distributionMetricRules,
  offerRules,
  promiseRules,
  valueRules,
} from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { useTranslation } from 'react-i18next';
import { MetricTile } from './metric-tile.tsx';
import { useFigures } from './use-figures.ts';
import { useMetricContext } from './use-metric-context.ts';

interface MetricTilesProps {
  figures: DistributionFigures;
  before: DistributionFigures | undefined;
}

type MetricName = keyof DistributionFigures;

const rules = {
  days: distributionMetricRules.windowDays,
  hours: valueRules.deadlineHours,
  most: distributionMetricRules.firstFeedbackHoursMax,
  week: distributionMetricRules.giniAfterHours / 24,
  least: distributionMetricRules.categoryProjectsMin,
  expires: offerRules.expiresAfterHours,
  offersMin: distributionMetricRules.calibrationOffersMin,
  enough: promiseRules.supplyMin,
  total: minimumFeedbackRules.total,
  full: minimumFeedbackRules.full,
};

const first = [
  'projects',
  'testers',
  'testersPerProject',
  'minimumReached',
  'redistribution',
  'firstFeedback',
] as const;
const second = ['supply', 'worstCategory', 'inequality', 'messages', 'calibration'] as const;

/** What is promised, then whether it is kept for all alike; each figure with its definition and what it was before. */
export function MetricTiles({ figures, before }: MetricTilesProps) {
  const { t } = useTranslation('admin');
  const headline = useHeadline();
  const beside = useMetricContext(figures, rules);
  const tile = (name: MetricName) => (
    <MetricTile
      key={name}
      name={t(`metrics.${name}.name`)}
      figure={headline(figures, name)}
      before={before && t('metrics.before', { ...rules, figure: headline(before, name) })}
      beside={beside[name]}
      definition={t(`metrics.${name}.definition`, rules)}
    />
  );
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{first.map(tile)}</ul>
      <ul
        aria-label={t('metrics.balance')}
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6 lg:*:col-span-2 lg:*:nth-[n+4]:col-span-3"
      >
        {second.map(tile)}
      </ul>
    </>
  );
}

function useHeadline() {
  const { count, mean, ratio, share, hours } = useFigures();
  return (figures: DistributionFigures, name: MetricName): string => {
    const shown: Record<MetricName, string> = {
      projects: count(figures.projects.total),
      testers: count(figures.testers.total),
      testersPerProject: mean(figures.testersPerProject.mean),
      minimumReached: count(figures.minimumReached.count),
      redistribution: share(figures.redistribution.rate),
      firstFeedback: hours(figures.firstFeedback.mean),
      supply: ratio(figures.supply.ratio),
      inequality: ratio(figures.inequality.gini),
      worstCategory: share(figures.worstCategory.onTime),
      messages: ratio(figures.messages.perNote),
      calibration: ratio(figures.calibration.ratio),
    };
    return shown[name];
  };
}
