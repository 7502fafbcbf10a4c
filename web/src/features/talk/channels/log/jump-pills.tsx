import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatSince } from './format-since.ts';
import type { LogPlace } from './use-log-place.ts';

interface JumpPillsProps {
  place: LogPlace;
  unread: { seq: number; since: string; count: number; shown: string } | undefined;
}

const pillClasses =
  'absolute flex min-h-8 items-center gap-1.5 rounded-full px-3.5 font-semibold text-small shadow-e2 pointer-coarse:min-h-11';

/** Ways to what is out of sight: what came below, and what was left unread above. */
export function JumpPills({ place, unread }: JumpPillsProps) {
  const { t, i18n } = useTranslation('channels');
  return (
    <>
      {unread && place.isUnreadSkipped && (
        <button
          type="button"
          onClick={() => place.jumpTo(unread.seq)}
          className={`${pillClasses} inset-x-0 top-2 mx-auto w-fit border border-line bg-raised text-ember`}
        >
          <ArrowUp aria-hidden="true" className="size-4" />
          {t('unreadAbove', {
            count: unread.count,
            shown: unread.shown,
            time: formatSince(t, unread.since, i18n.language, new Date()),
          })}
        </button>
      )}
      {!place.isFollowing && (
        <button
          type="button"
          onClick={place.toEnd}
          className={`${pillClasses} right-4 bottom-2 bg-night text-on-night hover:bg-night-hover`}
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          {place.fresh > 0 ? t('newBelow', { count: place.fresh }) : t('toEnd')}
        </button>
      )}
    </>
  );
}
