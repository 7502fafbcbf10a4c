import type { NotifyLevel } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { Group, GroupChannel } from '@firstlight/contract/talk/groups/group.ts';
import { setNotify } from '@firstlight/contract/talk/groups/group-channels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/api.ts';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { Menu } from '../../../../ui/overlay/menu.tsx';
import { MenuCheckItem, MenuGroup } from '../../../../ui/overlay/menu-item.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { hearOfGroup } from '../groups.api.ts';

const icons = { all: BellRing, mentions: Bell, none: BellOff };

/** Of what one is told in a channel. Every message is offered where not too many could write one. */
export function NotifyMenu({ group, channel }: { group: Group; channel: GroupChannel }) {
  const { t } = useTranslation('groups');
  const { t: tRequest } = useTranslation('request');
  const queries = useQueryClient();
  const offered: NotifyLevel[] = group.can.hearAll ? ['all', 'mentions', 'none'] : ['mentions', 'none'];
  const Icon = icons[channel.notify];
  const choose = (level: NotifyLevel) =>
    call(setNotify, { groupId: group.id, channelId: channel.id, level }).then(
      () => hearOfGroup(queries, group.id),
      (error) =>
        void showToast({
          kind: 'error',
          title: t('notify.failed'),
          description: errorMessage(tRequest, error),
        }),
    );
  return (
    <Menu
      trigger={
        <IconButton label={t('notify.button', { name: channel.name })} icon={<Icon aria-hidden="true" />} />
      }
    >
      <MenuGroup label={t('notify.title')}>
        {offered.map((level) => (
          <MenuCheckItem key={level} checked={channel.notify === level} onChange={() => void choose(level)}>
            {t(`notify.${level}`)}
          </MenuCheckItem>
        ))}
      </MenuGroup>
    </Menu>
  );
}
