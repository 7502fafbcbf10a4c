import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import { Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Its place stays, so that what was answered to it still has one. */
export function Tombstone({ message, isOwn }: { message: Message; isOwn: boolean }) {
  const { t } = useTranslation('channels');
  const name = message.author?.name;
  const words = message.isTakenDown
    ? t('removed.takenDown')
    : message.removedBy === 'moderator'
      ? t('removed.moderator')
      : isOwn
        ? t('removed.own')
        : name
          ? t('removed.author', { name })
          : t('removed.somebody');
  return (
    <>
      <Minus aria-hidden="true" className="mx-auto mt-1 size-3.5 text-ink-faint" />
      <p className="text-ink-faint text-small">{words}</p>
    </>
  );
}
