import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import { useTranslation } from 'react-i18next';

interface UnreadMarkProps {
  /** Null: never visited. */
  unread: number | null;
  hasNews: boolean;
  mentions: number;
  /** “12 new”, where the number stands alone. */
  isWorded?: boolean;
}

/** How often one was meant, the only thing that has colour; then a number, or a dot where nobody has counted yet. */
export function UnreadMark({ mentions, ...rest }: UnreadMarkProps) {
  const { t } = useTranslation('groups');
  return (
    <>
      {mentions > 0 && (
        <>
          <span
            aria-hidden="true"
            className="shrink-0 rounded-full bg-sky-soft px-2 font-semibold text-[0.8125rem] text-sky leading-6"
          >
            @{shownOf(mentions)}
          </span>
          <span className="sr-only">
            {t('unread.mentions', { count: mentions, shown: shownOf(mentions) })}
          </span>
        </>
      )}
      <Unread {...rest} />
    </>
  );
}

const shownOf = (count: number) =>
  count >= channelLimits.unreadMax ? `${channelLimits.unreadMax - 1}+` : `${count}`;

/** Nothing where all is read. */
function Unread({ unread, hasNews, isWorded = false }: Omit<UnreadMarkProps, 'mentions'>) {
  const { t } = useTranslation('groups');
  if (unread) {
    const shown = shownOf(unread);
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
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-ink-faint" />
      <span className="sr-only">{t('unread.dot')}</span>
    </>
  );
}
