import type { Group, GroupChannel } from '@firstlight/contract/talk/groups/group.ts';
import { generalChannel, slowSteps } from '@firstlight/contract/talk/groups/group-limits.ts';
import { ArrowDown, ArrowUp, Ellipsis, Hash, Hourglass, Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { Menu } from '../../../../ui/overlay/menu.tsx';
import { MenuItem, MenuSeparator } from '../../../../ui/overlay/menu-item.tsx';
import { MenuSwitch } from '../../../../ui/overlay/menu-switch.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { ChannelNameDialog } from '../channels/channel-name-dialog.tsx';
import { useChannelActs } from '../channels/group-channels.api.ts';
import { SettingsCard } from './settings-card.tsx';

export function ChannelSettings({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { t: tRequest } = useTranslation('request');
  const { order } = useChannelActs(group.id);
  const [isNaming, setNaming] = useState(false);
  const channels = group.members?.channels ?? [];
  const rows = useRef<HTMLUListElement>(null);
  const lastMove = useRef<{ id: string; to: number; by: -1 | 1 }>(undefined);

  // The browser takes the focus off a row that moves. At the end of its way, the other arrow has it.
  useEffect(() => {
    if (!lastMove.current) return;
    const { id, to, by } = lastMove.current;
    if (channels[to]?.id !== id) return;
    const [up, down] = rows.current?.children[to]?.querySelectorAll('button') ?? [];
    const [same, other] = by < 0 ? [up, down] : [down, up];
    lastMove.current = undefined;
    const isAtEnd = same?.getAttribute('aria-disabled') === 'true';
    const { activeElement: focused } = document;
    if (focused === document.body || (isAtEnd && focused === same)) (isAtEnd ? other : same)?.focus();
  });

  function move(place: number, by: -1 | 1): void {
    const ids = channels.map(({ id }) => id);
    const [moved] = ids.splice(place, 1);
    if (!moved) return;
    ids.splice(place + by, 0, moved);
    lastMove.current = { id: moved, to: place + by, by };
    order.mutate(ids, {
      onError: (error) => {
        lastMove.current = undefined;
        showToast({ kind: 'error', title: t('saveFailed'), description: errorMessage(tRequest, error) });
      },
    });
  }

  return (
    <SettingsCard
      id="channels"
      title={t('channels.title')}
      beside={
        <Button size="sm" onClick={() => setNaming(true)}>
          <Plus aria-hidden="true" className="size-4" />
          {t('channels.add')}
        </Button>
      }
    >
      <ul ref={rows} aria-label={t('channels.title')} className="divide-y divide-line border-line border-t">
        {channels.map((channel, place) => (
          <li key={channel.id} className="flex min-h-12 items-center gap-2 py-1">
            <Hash aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
            <p className="min-w-0 flex-1 leading-snug">
              <span className="block truncate">{channel.name}</span>
              {channel.name === generalChannel && (
                <span className="text-ink-muted text-small">{t('channels.always')}</span>
              )}
              {channel.slowSeconds > 0 && (
                <span className="block text-ink-muted text-small">
                  {t('channels.slow.on', { seconds: channel.slowSeconds })}
                </span>
              )}
            </p>
            <IconButton
              size="sm"
              label={t('channels.up', { name: channel.name })}
              icon={<ArrowUp aria-hidden="true" />}
              disabled={place === 0}
              onClick={() => move(place, -1)}
            />
            <IconButton
              size="sm"
              label={t('channels.down', { name: channel.name })}
              icon={<ArrowDown aria-hidden="true" />}
              disabled={place === channels.length - 1}
              onClick={() => move(place, 1)}
            />
            <ChannelMenu group={group} channel={channel} />
          </li>
        ))}
      </ul>
      {isNaming && <ChannelNameDialog group={group} onClose={() => setNaming(false)} />}
    </SettingsCard>
  );
}

function ChannelMenu({ group, channel }: { group: Group; channel: GroupChannel }) {
  const { t } = useTranslation('groups');
  const { t: tRequest } = useTranslation('request');
  const { remove, slow } = useChannelActs(group.id);
  const [asked, setAsked] = useState<'rename' | 'remove'>();
  const { id, name } = channel;

  const fail = (error: unknown) =>
    void showToast({ kind: 'error', title: t('saveFailed'), description: errorMessage(tRequest, error) });

  async function removeIt(): Promise<void> {
    try {
      await remove.mutateAsync(id);
      showToast({ title: t('channels.remove.done', { name }) });
    } catch (error) {
      fail(error);
    }
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton
            size="sm"
            tooltip={false}
            label={t('channels.menu', { name })}
            icon={<Ellipsis aria-hidden="true" />}
          />
        }
      >
        <MenuSwitch
          icon={<Hourglass aria-hidden="true" />}
          label={t('channels.slow.label')}
          value={String(slow.isPending ? slow.variables.slowSeconds : channel.slowSeconds)}
          options={slowSteps.map((step) => ({
            value: String(step),
            label: t(`channels.slow.steps.${step}`),
          }))}
          onChange={(value) => {
            const slowSeconds = slowSteps.find((step) => String(step) === value) ?? 0;
            slow.mutate({ channelId: id, slowSeconds }, { onError: fail });
          }}
        />
        {name !== generalChannel && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setAsked('rename')}>
              {t('channels.rename.item')}
            </MenuItem>
            <MenuItem danger icon={<Trash2 aria-hidden="true" />} onSelect={() => setAsked('remove')}>
              {t('channels.remove.item')}
            </MenuItem>
          </>
        )}
      </Menu>
      {asked === 'rename' && (
        <ChannelNameDialog group={group} channel={channel} onClose={() => setAsked(undefined)} />
      )}
      <ConfirmDialog
        open={asked === 'remove'}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={t('channels.remove.title', { name })}
        confirmLabel={t('channels.remove.item')}
        onConfirm={removeIt}
      >
        <p>{t('channels.remove.body')}</p>
      </ConfirmDialog>
    </>
  );
}
