import { reportWeights } from '@firstlight/contract/office/cases/case-rules.ts';
import { moderationRules } from '@firstlight/contract/rules.ts';
import { useTranslation } from 'react-i18next';

/** A little beyond where content is hidden. */
const most = 8;

interface WeightBarProps {
  weight: number;
  isHidden: boolean;
  /** Who reported it and is no young account: enough of them must have. */
  established: number;
}

/** How much the reports weigh together, and where they hide what they are about. */
export function WeightBar({ weight, isHidden, established }: WeightBarProps) {
  const { t } = useTranslation('moderator');
  const mark = moderationRules.hiddenFromWeight;
  return (
    <div className="mt-1 text-[0.75rem] text-ink-muted">
      <svg viewBox="0 0 100 18" preserveAspectRatio="none" aria-hidden="true" className="h-4.5 w-full">
        <rect y="6" width="100" height="6" className="fill-line" />
        <rect y="6" width={(Math.min(weight, most) / most) * 100} height="6" className="fill-chart-2" />
        <line
          x1={(mark / most) * 100}
          x2={(mark / most) * 100}
          y1="0"
          y2="18"
          vectorEffect="non-scaling-stroke"
          className="stroke-2 stroke-ink"
        />
      </svg>
      <p className="ml-[75%] w-max -translate-x-1/2">
        {t(isHidden ? 'reports.hidAt' : 'reports.hidesAt', { weight: mark })}
      </p>
      <p>{t('reports.established', { count: established, min: reportWeights.hidingEstablishedMin })}</p>
    </div>
  );
}
