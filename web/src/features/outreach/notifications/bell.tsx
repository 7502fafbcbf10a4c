import { notificationRules } from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import { clsx } from 'clsx';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveQuery } from '../../../lib/live/use-live-query.ts';
import { iconButtonClasses } from '../../../ui/button/icon-button-classes.ts';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { notificationsKey, useUnreadCount } from './notifications.api.ts';
import { NotificationsPanel } from './notifications-panel.tsx';

/** What happened while one was elsewhere. The number moves by itself while the page is open. */
export function Bell() {
  const { t } = useTranslation('notifications');
  const [open, setOpen] = useState(false);
  const unread = useUnreadCount();
  useLiveQuery('me', 'notifications.changed', notificationsKey);
  // What was told of a message is done with once that is read.
  useLiveQuery('me', 'channels.marked', notificationsKey);
  const shown = unread > notificationRules.countedUpTo ? t('many') : unread;
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="end"
      title={t('title')}
      titleHidden
      className="w-96"
      trigger={
        <button type="button" className={clsx(iconButtonClasses(), 'relative')}>
          <BellIcon aria-hidden="true" className="size-5 stroke-[1.75]" />
          <span className="sr-only">{t('bell')}</span>
          {unread > 0 && (
            <span className="absolute -top-1 -right-1 min-w-5 rounded-full bg-night px-1 text-center font-semibold text-[0.75rem] text-on-night leading-5 tabular-nums">
              <span aria-hidden="true">{shown}</span>
              <span className="sr-only">{t('unread', { count: unread })}</span>
            </span>
          )}
        </button>
      }
    >
      <NotificationsPanel onLeave={() => setOpen(false)} />
    </Popover>
  );
}
