import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { Group, GroupChannel } from '@firstlight/contract/talk/groups/group.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ChannelPane } from '../../features/talk/channels/channel-pane.tsx';
import { MessageSearchButton } from '../../features/talk/channels/message-search-button.tsx';
import type { Hit } from '../../features/talk/channels/search/message-search.api.ts';
import { ChannelList } from '../../features/talk/groups/channels/channel-list.tsx';
import { useChannelKeys } from '../../features/talk/groups/channels/use-channel-keys.ts';
import { useMovedChannels } from '../../features/talk/groups/channels/use-moved-channels.ts';
import { FrozenNote } from '../../features/talk/groups/frozen-note.tsx';
import { GroupBar } from '../../features/talk/groups/group-bar.tsx';
import { GroupMenu } from '../../features/talk/groups/group-menu.tsx';
import { GroupTile } from '../../features/talk/groups/group-tile.tsx';
import { groupView } from '../../features/talk/groups/group-view.ts';
import { groupKey, hearOfGroup, ownGroups } from '../../features/talk/groups/groups.api.ts';
import { findMembers } from '../../features/talk/groups/members/find-members.ts';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';
import { HorizonSpot } from '../../ui/spots/horizon-spot.tsx';
import { LazyPane } from './lazy-pane.tsx';

interface GroupRoomsProps {
  group: Group;
  me: Me;
  /** The open channel is there no more: perhaps the whole group is not. */
  onClosed: () => void;
  closed: ReactNode;
}

/** List, bar and whatever is open; on a phone what is open alone. */
export function GroupRooms({ group, me, onClosed, closed }: GroupRoomsProps) {
  const { t } = useTranslation('groups');
  const [parameters] = useSearchParams();
  const view = groupView(group, parameters);
  useLiveQuery(`group:${group.id}`, 'groups.changed', groupKey(group.id));
  useMovedChannels(group.id, view?.kind === 'channel' ? view.channel.id : undefined);
  useChannelKeys(group, view);
  if (!view) return null;
  return (
    <div
      data-says-offline=""
      data-conversation=""
      className="relative h-dvh overflow-hidden md:grid md:grid-cols-[15.5rem_minmax(0,1fr)]"
    >
      <span
        aria-hidden="true"
        className="horizon pointer-events-none absolute inset-x-0 top-0 z-10 h-14 max-md:hidden"
      />
      <h1 tabIndex={-1} className="sr-only">
        {group.name}
      </h1>
      <nav
        aria-label={t('list')}
        className="hidden h-full flex-col overflow-y-auto border-line border-r bg-canvas px-3 pb-4 md:flex"
      >
        <div className="flex min-h-14 shrink-0 items-center gap-3 px-1">
          <GroupTile groupId={group.id} isFrozen={group.frozen !== null} className="size-8 rounded-kbd" />
          <p
            aria-hidden="true"
            title={group.name}
            className="line-clamp-2 min-w-0 flex-1 font-display font-semibold text-lead leading-tight [overflow-wrap:anywhere]"
          >
            {group.name}
          </p>
          <GroupMenu group={group} />
        </div>
        <div className="pt-3">
          <ChannelList group={group} view={view} />
        </div>
      </nav>
      <div className="flex h-full min-h-0 flex-col bg-surface">
        <GroupBar
          group={group}
          view={view}
          tools={
            <MessageSearchButton
              scope={{ kind: 'group', groupId: group.id }}
              placeOf={(hit) => placeOfHit(group, hit)}
            />
          }
        />
        {view.kind === 'channel' ? (
          <OpenChannel
            key={view.channel.id}
            group={group}
            channel={view.channel}
            me={me}
            closed={<div className="px-6">{closed}</div>}
            onClosed={onClosed}
          />
        ) : (
          <div className="min-h-0 flex-1 overflow-y-auto bg-canvas pb-6">
            <LazyPane group={group} me={me} kind={view.kind} />
          </div>
        )}
      </div>
    </div>
  );
}

function placeOfHit({ id, members }: Group, { channelId, seq }: Hit) {
  const name = members?.channels.find((channel) => channel.id === channelId)?.name;
  return { to: `/groups/${id}?channel=${name ?? channelId}&at=${seq}`, name: name && `#${name}` };
}

interface OpenChannelProps extends GroupRoomsProps {
  channel: GroupChannel;
}

function OpenChannel({ group, channel, me, closed, onClosed }: OpenChannelProps) {
  const { t } = useTranslation('groups');
  const queries = useQueryClient();
  const { moderate } = group.can;
  const calls = useMemo(
    () => ({ canCall: moderate, find: (start: string) => findMembers(group.id, start) }),
    [group.id, moderate],
  );
  return (
    <ChannelPane
      channelId={channel.id}
      me={me}
      label={t('channels.label', { name: channel.name })}
      writeLabel={t('channels.write', { name: channel.name })}
      canWrite={group.can.write}
      isOfTwo={false}
      typing={group.members?.typing ?? null}
      slowSeconds={group.can.moderate ? 0 : channel.slowSeconds}
      cannotWrite={<FrozenNote frozen={group.frozen} />}
      empty={<EmptyChannel name={channel.name} />}
      closed={closed}
      onRefused={onClosed}
      calls={calls}
      removeMessages={group.can.removeMessages}
      onMarked={() => {
        void hearOfGroup(queries, group.id);
        void queries.invalidateQueries({ queryKey: ownGroups.queryKey });
      }}
    />
  );
}

function EmptyChannel({ name }: { name: string }) {
  const { t } = useTranslation('groups');
  return (
    <div className="flex flex-col items-center gap-3 px-3 py-10 text-center">
      <HorizonSpot />
      <p className="text-h3">{t('emptyChannel.title')}</p>
      <p className="text-ink-muted">{t('emptyChannel.body', { name })}</p>
    </div>
  );
}
