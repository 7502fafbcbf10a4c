import type { DistributionFigures } from '@firstlight/contract/trials/distribution/distribution.ts';
import { useTranslation } from 'react-i18next';
import { useFigures } from './use-figures.ts';

type Beside = Record<keyof DistributionFigures, { name: string; figure: string }[]>;

/** The facts that stand beside each figure, without which it could mislead. */
export function useMetricContext(figures: DistributionFigures, rules: { days: number }): Beside {
  const { t } = useTranslation('admin');
  const { t: tCategories } = useTranslation('categories');
  const { count, mean, share, hours } = useFigures();
  const { projects, testers, testersPerProject, minimumReached, redistribution, firstFeedback } = figures;
  const { supply, inequality, worstCategory, messages, calibration } = figures;
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
      { name: t('metrics.redistribution.projects'), figure: share(redistribution.projects) },
    ],
    firstFeedback: [
      { name: t('metrics.median'), figure: hours(firstFeedback.median) },
      { name: t('metrics.ninetieth'), figure: hours(firstFeedback.ninetieth) },
      { name: t('metrics.firstFeedback.stillWaiting'), figure: count(firstFeedback.stillWaiting) },
    ],
    supply: [
      { name: t('metrics.supply.notes'), figure: count(supply.notes) },
      { name: t('metrics.measuredOver'), figure: count(supply.projects) },
    ],
    worstCategory: [
      {
        name: t('metrics.worstCategory.category'),
        figure: worstCategory.category ? tCategories(`names.${worstCategory.category}`) : t('noFigure'),
      },
      { name: t('metrics.measuredOver'), figure: count(worstCategory.projects) },
    ],
    inequality: [{ name: t('metrics.measuredOver'), figure: count(inequality.projects) }],
    messages: [
      { name: t('metrics.messages.sent'), figure: count(messages.sent) },
      { name: t('metrics.messages.notes'), figure: count(messages.notes) },
    ],
    calibration: [
      { name: t('metrics.calibration.expected'), figure: mean(calibration.expected) },
      { name: t('metrics.calibration.answered'), figure: count(calibration.answered) },
      { name: t('metrics.calibration.offers'), figure: count(calibration.offers) },
    ],
  };
}
