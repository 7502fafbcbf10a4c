import type { DistributionFigures } from '@firstlight/contract/distribution.ts';
import { distributionMetricRules, valueRules } from '@firstlight/contract/distribution-rules.ts';
import { minimumFeedbackRules } from '@firstlight/contract/rules.ts';
import { useTranslation } from 'react-i18next';
import { MetricTile } from './metric-tile.tsx';
import { useFigures } from './use-figures.ts';

interface MetricTilesProps {
  figures: DistributionFigures;
  before: DistributionFigures | undefined;
}

type MetricName = keyof DistributionFigures;

const rules = {
  days: distributionMetricRules.windowDays,
  hours: valueRules.deadlineHours,
  most: distributionMetricRules.firstFeedbackHoursMax,
  total: minimumFeedbackRules.total,
  full: minimumFeedbackRules.full,
};

/** The six figures, each with its definition and what it was a window earlier. */
export function MetricTiles({ figures, before }: MetricTilesProps) {
  const { t } = useTranslation('admin');
  const headline = useHeadline();
  const beside = useBeside(figures);
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {(Object.keys(beside) as MetricName[]).map((name) => (
        <MetricTile
          key={name}
          name={t(`metrics.${name}.name`)}
          figure={headline(figures, name)}
          before={before && t('metrics.before', { ...rules, figure: headline(before, name) })}
          beside={beside[name]}
          definition={t(`metrics.${name}.definition`, rules)}
        />
      ))}
    </ul>
  );
}

function useHeadline() {
  const { count, mean, share, hours } = useFigures();
  return (figures: DistributionFigures, name: MetricName): string => {
    const shown: Record<MetricName, string> = {
      projects: count(figures.projects.total),
      testers: count(figures.testers.total),
      testersPerProject: mean(figures.testersPerProject.mean),
      minimumReached: count(figures.minimumReached.count),
      redistribution: share(figures.redistribution.rate),
      firstFeedback: hours(figures.firstFeedback.mean),
    };
    return shown[name];
  };
}

function useBeside(figures: DistributionFigures): Record<MetricName, { name: string; figure: string }[]> {
  const { t } = useTranslation('admin');
  const { count, mean, share, hours } = useFigures();
  const { projects, testers, testersPerProject, minimumReached, redistribution, firstFeedback } = figures;
  return {
    projects: [
      { name: t('metrics.projects.posted', rules), figure: count(projects.posted) },
      { name: t('metrics.projects.open'), figure: count(projects.open) },
      { name: t('metrics.projects.overdue'), figure: count(projects.overdue) },
    ],
    testers: [{ name: t('metrics.testers.active'), figure: count(testers.active) }],
    testersPerProject: [
      { name: t('metrics.median'), figure: mean(testersPerProject.median) },
      { name: t('metrics.ninetieth'), figure: mean(testersPerProject.ninetieth) },
      { name: t('metrics.testersPerProject.answered'), figure: mean(testersPerProject.answered) },
    ],
    minimumReached: [
      { name: t('metrics.minimumReached.share'), figure: share(minimumReached.share) },
      { name: t('metrics.minimumReached.onTime'), figure: share(minimumReached.onTime) },
    ],
    redistribution: [
      { name: t('metrics.redistribution.offers'), figure: count(redistribution.offers) },
      { name: t('metrics.redistribution.replacing'), figure: count(redistribution.replacing) },
    ],
    firstFeedback: [
      { name: t('metrics.median'), figure: hours(firstFeedback.median) },
      { name: t('metrics.ninetieth'), figure: hours(firstFeedback.ninetieth) },
      { name: t('metrics.firstFeedback.stillWaiting'), figure: count(firstFeedback.stillWaiting) },
    ],
  };
}
