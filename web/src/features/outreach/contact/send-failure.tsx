import { useTranslation } from 'react-i18next';
import { isApiError, textErrorMessage } from '../../../lib/api/api-error.ts';

/** Stands above the button that tries again; the form below keeps everything that was typed. */
export function SendFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('contact');
  const { t: tRequest } = useTranslation('request');
  return (
    <div role="alert" className="rounded-control bg-rose-soft px-4 py-3 text-rose">
      <p className="font-semibold">{t('form.failed')}</p>
      <p>{textErrorMessage(tRequest, error)}</p>
      {isApiError(error) && error.failure.kind === 'refused' && (
        <p className="mt-1 text-small">{t('form.reference', { code: error.failure.requestId })}</p>
      )}
    </div>
  );
}
