import { maskedKinds } from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import type { Notification } from '@firstlight/contract/outreach/notifications/notifications.ts';
import { badgeNumeral } from '@firstlight/contract/reputation/profiles/badge-numeral.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMarkRead } from './notifications.api.ts';
import { RetestButton } from './retest-button.tsx';

interface NotificationItemProps {
  item: Notification;
  onLeave: () => void;
}

/** Following it is reading it. */
export function NotificationItem({ item, onLeave }: NotificationItemProps) {
  const { t, i18n } = useTranslation('notifications');
  const markRead = useMarkRead();
  const sentence = useSentence(item);
  const { kind, project, isRead } = item;
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
      {kind === 'credit' && project && <RetestButton projectId={project.id} onLeave={follow} />}
    </li>
  );
}

function useSentence({ kind, count, project, badge, actor }: Notification): string {
  const { t } = useTranslation('notifications');
  const { t: sayProfile } = useTranslation('profiles');
  const badgeName = badge ? sayProfile(`page.badges.${badge.name}.name`) : '';
  const level = badge && badgeNumeral(badge.name, badge.level);
  return t(`news.${kind}`, {
    count,
    project: project?.name ?? '',
    name: actor?.name ?? t('somebody'),
    badge: level ? t('badgeLevel', { name: badgeName, level }) : badgeName,
  });
}

function whenText({ kind, at }: Notification, language: string): string {
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };
  if (maskedKinds.includes(kind)) {
    return new Intl.DateTimeFormat(language, { ...day, timeZone: 'UTC' }).format(new Date(at));
  }
  return new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit' }).format(
    new Date(at),
  );
}
