import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import { useTranslation } from 'react-i18next';

interface UnreadMarkProps {
  /** Null: never visited. */
  unread: number | null;
  hasNews: boolean;
  /** “12 new”, where the number stands alone. */
  isWorded?: boolean;
}

/** A number, or a dot where nobody has counted yet; nothing where all is read. */
export function UnreadMark({ unread, hasNews, isWorded = false }: UnreadMarkProps) {
  const { t } = useTranslation('groups');
  if (unread) {
    const shown = unread >= channelLimits.unreadMax ? `${channelLimits.unreadMax - 1}+` : `${unread}`;
    return isWorded ? (
      <span className="log text-ink-muted">{t('unread.new', { count: unread, shown })}</span>
    ) : (
      <>
        <span aria-hidden="true" className="log shrink-0 text-ink">
          {shown}
        </span>
        <span className="sr-only">{t('unread.said', { count: unread, shown })}</span>
      </>
    );
  }
  if (!hasNews) return null;
  return (
    <>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-sky" />
      <span className="sr-only">{t('unread.dot')}</span>
    </>
  );
}
