import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../picture/dawn-spinner.tsx';

export type AvailabilityState = 'checking' | 'available' | 'taken';

const looks: Record<AvailabilityState, string> = {
  checking: 'text-ink-muted',
  available: 'text-leaf',
  taken: 'text-rose',
};

/** Says in words and by icon whether what was typed is still free. */
export function Availability({ state }: { state: AvailabilityState }) {
  const { t } = useTranslation('ui');
  return (
    <span
      role="status"
      className={`flex items-center gap-1 rounded-chip bg-surface px-1.5 font-semibold text-small dark:bg-canvas ${looks[state]}`}
    >
      {state === 'checking' && <Spinner />}
      {state === 'available' && <Check className="size-4" aria-hidden="true" />}
      {state === 'taken' && <X className="size-4" aria-hidden="true" />}
      <span className={state === 'checking' ? 'sr-only' : undefined}>{t(`input.${state}`)}</span>
    </span>
  );
}
