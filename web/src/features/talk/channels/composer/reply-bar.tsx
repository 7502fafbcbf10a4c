import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/button/icon-button.tsx';

/** What the next message answers. */
export function ReplyBar({ message, onCancel }: { message: Message; onCancel: () => void }) {
  const { t } = useTranslation('channels');
  return (
    <div className="flex items-center gap-2 pb-1 pl-4 text-[0.8125rem] text-ink-muted">
      <span className="shrink-0">{t('reply.to', { name: message.author?.name ?? t('deletedAccount') })}</span>
      <span className="min-w-0 flex-1 truncate text-ink-faint">{message.text}</span>
      <IconButton size="sm" label={t('reply.cancel')} icon={<X aria-hidden="true" />} onClick={onCancel} />
    </div>
  );
}
