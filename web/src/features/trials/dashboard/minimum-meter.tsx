import { minimumFeedbackRules } from '@firstlight/contract/rules.ts';
import type { Ledger } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { DawnMeter } from '../../../ui/picture/dawn-meter.tsx';

/** How far a project has come towards what each is meant to get. */
export function MinimumMeter({ minimum, look }: { minimum: Ledger['minimum']; look: 'inline' | 'full' }) {
  const { t } = useTranslation('dashboard');
  const { total, full } = minimumFeedbackRules;
  return (
    <div className="flex flex-col gap-1.5">
      <DawnMeter label={t('minimum.label')} value={minimum.notes} max={total} look={look} />
      <p className="log flex flex-wrap justify-between gap-x-4 text-ink-muted">
        <span>{t('minimum.notes', { value: minimum.notes, total })}</span>
        <span>
          {minimum.isMet ? t('minimum.met') : t('minimum.full', { value: minimum.full, total: full })}
        </span>
      </p>
    </div>
  );
}
