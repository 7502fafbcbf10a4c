import { reportWeights, type WeightBand, weightBands } from '@firstlight/contract/office/cases/case-rules.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

interface WeightBarProps {
  weight: WeightBand;
  isHidden: boolean;
  /** Who reported it and is no young account: enough of them must have. */
  hasEstablished: boolean;
}

const steps = weightBands.filter((band) => band !== 'none');

/** How much the reports weigh together, in steps; the last one hides what they are about. */
export function WeightBar({ weight, isHidden, hasEstablished }: WeightBarProps) {
  const { t } = useTranslation('moderator');
  const reached = weightBands.indexOf(weight);
  return (
    <div className="mt-1 flex flex-col gap-1 text-[0.75rem] text-ink-muted">
      <div aria-hidden="true" className="grid grid-cols-3 gap-1">
        {steps.map((step, place) => (
          <span key={step} className={clsx('h-1.5', place < reached ? 'bg-chart-2' : 'bg-line')} />
        ))}
      </div>
      <p className="text-right">{t(isHidden ? 'reports.hid' : 'reports.hides')}</p>
      <p>
        {t(hasEstablished ? 'reports.established' : 'reports.notEstablished', {
          count: reportWeights.hidingEstablishedMin,
        })}
      </p>
    </div>
  );
}
