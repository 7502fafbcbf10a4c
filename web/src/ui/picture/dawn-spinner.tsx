import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

interface DawnSpinnerProps {
  /** What is being waited for, when more can be said than "Loading". */
  label?: string;
  /** Also shown as text beside the drawing. */
  labelled?: boolean;
  className?: string;
}

/** The loader: a sun that climbs along a horizon. */
export function DawnSpinner({ label, labelled = false, className }: DawnSpinnerProps) {
  const { t } = useTranslation('ui');
  const text = label ?? t('loading');
  return (
    <span role="status" className={clsx('inline-flex items-center gap-3 text-ink-muted', className)}>
      <Spinner className="h-6 w-10" />
      <span className={labelled ? 'log' : 'sr-only'}>{text}</span>
    </span>
  );
}

/** The drawing alone, for places that already say what is going on. */
export function Spinner({ className = 'h-4 w-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 24" aria-hidden="true" className={className}>
      <svg aria-hidden="true" width="40" height="18" overflow="hidden">
        <circle cx="20" cy="17" r="6.5" className="animate-climb fill-sun stroke-sun-edge" strokeWidth="1" />
      </svg>
      <path
        d="M2 18.5h36M8 19v3M14 19v2M20 19v3M26 19v2M32 19v3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
