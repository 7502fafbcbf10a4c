import {
  type DashboardSpan,
  dashboardSpans,
} from '@firstlight/contract/trials/dashboard/dashboard-limits.ts';
import { useTranslation } from 'react-i18next';
import { chipClasses } from '../../../ui/chip-classes.ts';

interface SpanChoiceProps {
  span: DashboardSpan;
  onChange: (span: DashboardSpan) => void;
}

export function SpanChoice({ span, onChange }: SpanChoiceProps) {
  const { t } = useTranslation('dashboard');
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('charts.history.span')}</legend>
      {dashboardSpans.map((days) => (
        <button
          key={days}
          type="button"
          aria-pressed={days === span}
          onClick={() => onChange(days)}
          className={chipClasses()}
        >
          {t('charts.history.days', { count: Number(days) })}
        </button>
      ))}
    </fieldset>
  );
}
