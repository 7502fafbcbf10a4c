import type { Notification } from '@firstlight/contract/outreach/notifications/notifications.ts';
import { clsx } from 'clsx';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoment, formatRecent, formatRecentSiteDay } from '../../../lib/format-time.ts';
import { KindParts } from '../../../lib/notifications/kind-parts.ts';
import { useMarkRead } from './notifications.api.ts';

interface NotificationItemProps {
  item: Notification;
  onLeave: () => void;
}

/** Following it is reading it. */
export function NotificationItem({ item, onLeave }: NotificationItemProps) {
  const { t, i18n } = useTranslation('notifications');
  const markRead = useMarkRead();
  const sentence = useSentence(item);
  const { Below } = use(KindParts)[item.kind] ?? {};
  const { isRead } = item;
  const follow = () => {
    if (!isRead) markRead.mutate(item.id);
    onLeave();
  };
  return (
    <li>
      <Link
        to={item.path}
        onClick={follow}
        className="flex gap-3 px-4 py-3 -outline-offset-2 hover:bg-sunken"
      >
        <span
          aria-hidden="true"
          className={clsx('mt-2 size-2 shrink-0 rounded-full', isRead ? 'bg-transparent' : 'bg-sun-edge')}
        />
        <span className="min-w-0">
          {!isRead && <span className="sr-only">{t('unreadMark')} </span>}
          <span className={clsx('block break-words', !isRead && 'font-semibold')}>{sentence}</span>
          <When at={item.at} language={i18n.language} />
        </span>
      </Link>
      {Below && <Below item={item} onLeave={follow} />}
    </li>
  );
}

/** The sentence of its kind, which stands in the locale file of the feature that declares it. */
function useSentence({ kind, count, about, details, actor }: Notification): string {
  const { t, i18n } = useTranslation('notifications');
  const { words } = use(KindParts)[kind] ?? {};
  const variant = details?.['variant'];
  // The server chooses the kind and the variant, so one key stands for the type of all.
  return t((variant ? `kinds.${kind}.line.${variant}` : `kinds.${kind}.line`) as 'kinds.validated.line', {
    count,
    about: about?.name ?? '',
    name: actor?.name ?? t('somebody'),
    latest: actor?.name ?? t('somebodyInSentence'),
    ...(details && words?.(i18n, details)),
  });
}

/** Of what a hidden tester causes or hears there is the day alone. */
function When({ at, language }: { at: string; language: string }) {
  const isExact = at.includes('T');
  return (
    <time
      dateTime={at}
      title={isExact ? formatMoment(new Date(at), language) : undefined}
      className="text-ink-muted text-small"
    >
      {isExact ? formatRecent(new Date(at), language) : formatRecentSiteDay(at, language)}
    </time>
  );
}
