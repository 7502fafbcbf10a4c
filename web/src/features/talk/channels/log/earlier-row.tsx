import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { Spinner } from '../../../../ui/picture/dawn-spinner.tsx';
import type { ChannelState } from '../window/channel-store.ts';
import type { ChannelWindow } from '../window/channel-window.ts';

interface EarlierRowProps {
  state: ChannelState;
  window: ChannelWindow;
  onRetry: () => void;
}

/** At the top: more is on its way, could not be fetched, or this is where it all began. */
export function EarlierRow({ state, window, onRetry }: EarlierRowProps) {
  const { t } = useTranslation('channels');
  if (!window.hasEarlier) return null;
  return (
    <div className="flex min-h-12 items-center justify-center gap-3 text-ink-muted text-small">
      {state.fetching === 'earlier' && <Spinner />}
      {state.failed === 'earlier' && (
        <>
          <p role="alert">{t('earlierFailed')}</p>
          <Button size="sm" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </>
      )}
    </div>
  );
}
