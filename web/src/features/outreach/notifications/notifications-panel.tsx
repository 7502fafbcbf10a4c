import { CheckCheck, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { iconButtonClasses } from '../../../ui/button/icon-button-classes.ts';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { NotificationList } from './notification-list.tsx';
import { useMarkRead } from './notifications.api.ts';

type Shown = 'all' | 'mentions';

export function NotificationsPanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('notifications');
  const [shown, setShown] = useState<Shown>('all');
  const markRead = useMarkRead();
  return (
    <div className="relative">
      <div className="absolute top-1 right-2 z-1 flex">
        <IconButton
          size="sm"
          label={t('markAllRead')}
          icon={<CheckCheck aria-hidden="true" />}
          onClick={() =>
            markRead.mutate(null, { onError: () => showToast({ kind: 'error', title: t('push.failed') }) })
          }
        />
        <Link
          to="/settings/notifications"
          onClick={onLeave}
          aria-label={t('settings')}
          title={t('settings')}
          className={iconButtonClasses({ size: 'sm' })}
        >
          <Settings2 aria-hidden="true" />
        </Link>
      </div>
      <Tabs
        label={t('title')}
        tabs={[
          { value: 'all', label: t('all') },
          { value: 'mentions', label: t('mentions') },
        ]}
        value={shown}
        onChange={setShown}
      >
        <TabPanel value={shown} className="max-h-[min(28rem,60dvh)] overflow-y-auto pt-0!">
          <NotificationList only={shown === 'mentions' ? 'mentions' : undefined} onLeave={onLeave} />
        </TabPanel>
      </Tabs>
    </div>
  );
}
