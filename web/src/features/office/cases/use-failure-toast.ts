import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { showToast } from '../../../ui/overlay/show-toast.ts';

/** Says that an act of a moderator did not go through, and why. */
export function useFailureToast(): (error: unknown) => void {
  const { t } = useTranslation('moderator');
  const { t: tRequest } = useTranslation('request');
  return (error) =>
    void showToast({ kind: 'error', title: t('failed'), description: errorMessage(tRequest, error) });
}
