import type { Group, GroupChannel } from '@firstlight/contract/talk/groups/group.ts';
import { clsx } from 'clsx';
import {
  BellOff,
  Hash,
  type LucideIcon,
  Plus,
  SlidersHorizontal,
  Telescope,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import type { GroupPlace, GroupView } from '../group-view.ts';
import { UnreadMark } from '../unread-mark.tsx';
import { ChannelNameDialog } from './channel-name-dialog.tsx';

interface ChannelListProps {
  group: Group;
  view: GroupView;
  /** Where a row leads; a sheet closes with it. */
  onChoose?: () => void;
}

/** The channels of a group and its other places, the same in the column and in the sheet of a phone. */
export function ChannelList({ group, view, onChoose }: ChannelListProps) {
  const { t } = useTranslation('groups');
  const labelId = useId();
  const [isNaming, setNaming] = useState(false);
  const rest = group.members;
  if (!rest) return null;
  const at = `/groups/${group.id}`;
  const places: { place: GroupPlace; icon: LucideIcon; count?: number }[] = [
    { place: 'projects', icon: Telescope },
    { place: 'members', icon: UsersRound, count: group.memberCount },
    ...(group.can.moderate
      ? [
          {
            place: 'requests' as const,
            icon: UserRoundPlus,
            ...(rest.askerCount ? { count: rest.askerCount } : {}),
          },
          { place: 'settings' as const, icon: SlidersHorizontal },
        ]
      : []),
  ];
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-8 items-center justify-between gap-2 pl-2.5">
        <h2 id={labelId} className="font-semibold text-[0.8125rem] text-ink-faint">
          {t('channels.title')}
        </h2>
        {group.can.moderate && (
          <IconButton
            size="sm"
            label={t('channels.add')}
            icon={<Plus aria-hidden="true" />}
            onClick={() => setNaming(true)}
          />
        )}
      </div>
      <ul aria-labelledby={labelId} data-channels="" className="flex flex-col gap-0.5">
        {rest.channels.map((channel) => (
          <li key={channel.id}>
            <ChannelLink
              channel={channel}
              to={`${at}?channel=${channel.name}`}
              isOpen={view.kind === 'channel' && view.channel.id === channel.id}
              {...(onChoose && { onChoose })}
            />
          </li>
        ))}
      </ul>
      <hr className="mx-3 my-2 border-line" />
      {places.map(({ place, icon, count }) => (
        <PlaceLink
          key={place}
          to={`${at}?view=${place}`}
          icon={icon}
          isOpen={view.kind === place}
          {...(count !== undefined && { count })}
          {...(onChoose && { onChoose })}
        >
          {t(`${place}.title`)}
        </PlaceLink>
      ))}
      {isNaming && (
        <ChannelNameDialog
          group={group}
          onClose={() => setNaming(false)}
          {...(onChoose && { onCreated: onChoose })}
        />
      )}
    </div>
  );
}

const rowClasses =
  'flex min-h-10 items-center gap-3 rounded-control px-2.5 text-[0.9375rem] pointer-coarse:min-h-11';
const openClasses = 'bg-surface font-semibold text-ink shadow-e1 dark:bg-raised';

interface ChannelLinkProps {
  channel: GroupChannel;
  to: string;
  isOpen: boolean;
  onChoose?: () => void;
}

function ChannelLink({ channel, to, isOpen, onChoose }: ChannelLinkProps) {
  const { t } = useTranslation('groups');
  const isMuted = channel.notify === 'none';
  const isFresh = !isOpen && !isMuted && Boolean(channel.unread);
  return (
    <Link
      to={to}
      onClick={onChoose}
      aria-current={isOpen ? 'page' : undefined}
      className={clsx(
        rowClasses,
        isOpen ? openClasses : 'hover:bg-surface',
        !isOpen && (isFresh ? 'font-semibold text-ink' : isMuted ? 'text-ink-faint' : 'text-ink-muted'),
      )}
    >
      <Hash aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1 truncate">{channel.name}</span>
      {!isOpen && (
        <UnreadMark
          {...channel}
          unread={isMuted ? 0 : channel.unread}
          hasNews={!isMuted && channel.hasNews}
        />
      )}
      {isMuted && (
        <BellOff aria-label={t('notify.muted')} role="img" className="size-4 shrink-0 text-ink-faint" />
      )}
    </Link>
  );
}

interface PlaceLinkProps {
  to: string;
  icon: LucideIcon;
  isOpen: boolean;
  count?: number;
  onChoose?: () => void;
  children: string;
}

function PlaceLink({ to, icon: Icon, isOpen, count, onChoose, children }: PlaceLinkProps) {
  return (
    <Link
      to={to}
      onClick={onChoose}
      aria-current={isOpen ? 'page' : undefined}
      className={clsx(rowClasses, isOpen ? openClasses : 'text-ink-muted hover:bg-surface')}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] text-ink-faint" />
      <span className="min-w-0 flex-1">{children}</span>
      {count !== undefined && <span className="log text-ink-muted">{count}</span>}
    </Link>
  );
}
