import { useTranslation } from 'react-i18next';
import { errorMessage, textErrorMessage } from '../../lib/api/api-error.ts';

interface FailureNoticeProps {
  /** What could not be done. */
  title: string;
  error: unknown;
  /** Whether a text was sent, which is still in its field. */
  hasText?: boolean;
}

/** Stands above the button that tries again; what was typed stays where it is. */
export function FailureNotice({ title, error, hasText = false }: FailureNoticeProps) {
  const { t } = useTranslation('request');
  return (
    <div role="alert" className="rounded-control bg-rose-soft px-4 py-3 text-rose">
      <p className="font-semibold">{title}</p>
      <p>{hasText ? textErrorMessage(t, error) : errorMessage(t, error)}</p>
    </div>
  );
}
