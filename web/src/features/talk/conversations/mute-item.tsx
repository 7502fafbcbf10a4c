import type { Conversation } from '@firstlight/contract/talk/conversations/conversations.ts';
import { Bell, BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { MenuItem } from '../../../ui/overlay/menu-item.tsx';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { useMute } from './conversations.api.ts';

/** Done at once, and taken back the same way. */
export function MuteItem({ conversation: { id, isMuted } }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations');
  const { t: tRequest } = useTranslation('request');
  const change = useMute();
  const select = () =>
    change(id, !isMuted).then(
      () =>
        void showToast({
          title: t(isMuted ? 'mute.off' : 'mute.on'),
          description: isMuted ? undefined : t('mute.meaning'),
        }),
      (error) =>
        void showToast({
          kind: 'error',
          title: t('mute.failed'),
          description: errorMessage(tRequest, error),
        }),
    );
  return (
    <MenuItem
      icon={isMuted ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}
      onSelect={() => void select()}
    >
      {t(isMuted ? 'mute.unmute' : 'mute.mute')}
    </MenuItem>
  );
}
