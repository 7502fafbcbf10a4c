import { useTranslation } from 'react-i18next';
import { errorMessage, hasCode, isApiError } from '../../../lib/api/api-error.ts';

/** Stands above the button that tries again; the amount stays as it was. */
export function CheckoutFailure({ error, restsFor }: { error: unknown; restsFor: number | undefined }) {
  const { t } = useTranslation('support');
  const { t: tRequest } = useTranslation('request');
  const isOurs =
    !isApiError(error) || error.failure.kind !== 'refused' || hasCode(error, 'support.checkout_failed');
  return (
    <div role="alert" className="rounded-control bg-rose-soft px-4 py-3 text-rose">
      {restsFor === undefined ? (
        <>
          <p className="font-semibold">{t('form.failed')}</p>
          <p>{isOurs ? t('form.failedHint') : errorMessage(tRequest, error)}</p>
        </>
      ) : (
        <>
          <p className="font-semibold">{t('form.resting', { count: restsFor })}</p>
          <p>{t('form.restingHint')}</p>
        </>
      )}
    </div>
  );
}
