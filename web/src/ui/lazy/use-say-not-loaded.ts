import { useTranslation } from 'react-i18next';
import { isStaleVersion } from '../../lib/page-not-loaded.ts';
import { showToast } from '../overlay/show-toast.ts';

/** Says that what somebody pressed for could not be fetched, and the way on: another try, or the new version. */
export function useSayNotLoaded(): (failure: unknown, again?: () => void) => void {
  const { t } = useTranslation('errorPages');
  return (failure, again) => {
    const reload = { label: t('newVersion.reload'), onPress: () => location.reload() };
    const retry = again && { label: t('offline.retry'), onPress: again };
    const isStale = isStaleVersion(failure);
    const action = isStale ? reload : retry;
    const title = t(isStale ? 'newVersion.body' : 'part');
    showToast({ id: 'not-loaded', kind: 'error', title, ...(action && { action }) });
  };
}
