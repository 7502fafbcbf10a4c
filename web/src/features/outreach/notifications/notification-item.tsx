import type { Notification } from '@firstlight/contract/outreach/notifications/notifications.ts';
import { clsx } from 'clsx';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
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
          <time dateTime={item.at} className="text-ink-muted text-small">
            {whenText(item, i18n.language)}
          </time>
        </span>
      </Link>
      {Below && <Below item={item} onLeave={follow} />}
    </li>
  );
}

/** The sentence of its kind, which stands in the locale file of the feature that declares it. */
function useSentence({ kind, count, project, details, actor }: Notification): string {
  const { t, i18n } = useTranslation('notifications');
  const { words } = use(KindParts)[kind] ?? {};
  return t(`kinds.${kind}.line`, {
    count,
    project: project?.name ?? '',
    name: actor?.name ?? t('somebody'),
    ...(details && words?.(i18n, details)),
  });
}

/** Of what a hidden tester causes or hears there is the day alone. */
function whenText({ at }: Notification, language: string): string {
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };
  if (!at.includes('T')) {
    return new Intl.DateTimeFormat(language, { ...day, timeZone: 'UTC' }).format(new Date(at));
  }
  return new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit' }).format(
    new Date(at),
  );
}
