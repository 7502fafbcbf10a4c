import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { failureMessage } from './failure-message.ts';

interface FailureNoticeProps {
  error: unknown;
  /** What could not be done, where the sentence of the error does not say it. */
  title?: string;
}

/** Stands above the button that tries again; what was typed stays in the form. */
export function AuthFailureNotice({ error, title }: FailureNoticeProps) {
  const { t, i18n } = useTranslation('accounts');
  const { t: tRequest } = useTranslation('request');
  const reference = isApiError(error) && error.failure.kind === 'refused' && error.failure;
  return (
    <div role="alert" className="rounded-control bg-rose-soft px-4 py-3 text-rose">
      {title && <p className="font-semibold">{title}</p>}
      <p>{failureMessage(error, { t, tRequest, language: i18n.language })}</p>
      {reference && reference.status >= 500 && (
        <p className="mt-1 text-small">{t('reference', { code: reference.requestId })}</p>
      )}
    </div>
  );
}
