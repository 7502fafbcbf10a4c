import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import type { ChannelState } from '../window/channel-store.ts';

/** A place in the log that could not be fetched is said so, where what was shown before stays. */
export function useFailedJump({ window, failed, error }: ChannelState): void {
  const { t } = useTranslation('channels');
  const { t: tRequest } = useTranslation('request');
  const missed = window && failed === 'window' ? error : undefined;
  useEffect(() => {
    if (missed === undefined) return;
    showToast({ kind: 'error', title: t('loadFailed'), description: errorMessage(tRequest, missed) });
  }, [missed, t, tRequest]);
}
