import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../lib/api/api-error.ts';

interface FailureNoticeProps {
  /** What could not be done. */
  title: string;
  error: unknown;
}

/** Stands above the button that tries again; what was typed stays where it is. */
export function FailureNotice({ title, error }: FailureNoticeProps) {
  const { t } = useTranslation('request');
  return (
    <div role="alert" className="rounded-control bg-rose-soft px-4 py-3 text-rose">
      <p className="font-semibold">{title}</p>
      <p>{errorMessage(t, error)}</p>
    </div>
  );
}
