import type { OwnGroup } from '@firstlight/contract/talk/groups/group.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Lock, Snowflake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/format-time.ts';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClasses } from '../../../ui/button/button-classes.ts';
import { LoadFailure } from '../../../ui/state/load-failure.tsx';
import { StateView } from '../../../ui/state/state-view.tsx';
import { GroupsSkeleton } from './discover/discover-groups.tsx';
import { GroupTile } from './group-tile.tsx';
import { ownGroups } from './groups.api.ts';
import { UnreadMark } from './unread-mark.tsx';

/** The groups one is in, with what one has not read there. */
export function OwnGroupsList() {
  const { t } = useTranslation('groups');
  const list = useQuery(ownGroups);
  const queries = useQueryClient();
  const hear = () => void queries.invalidateQueries({ queryKey: ownGroups.queryKey });
  useTopic('me', {
    'channels.mentioned': hear,
    'channels.marked': hear,
    'groups.membership_changed': hear,
    missed: hear,
  });
  if (list.isPending) return <GroupsSkeleton />;
  if (!list.data) {
    return <LoadFailure title={t('loadFailed')} error={list.error} onRetry={() => void list.refetch()} />;
  }
  if (list.data.items.length === 0) {
    return (
      <StateView
        kind="empty"
        title={t('own.empty.title')}
        actions={
          <Link to="/groups" className={buttonClasses({ variant: 'night' })}>
            {t('own.empty.discover')}
          </Link>
        }
      >
        <p>{t('own.empty.body')}</p>
      </StateView>
    );
  }
  return (
    <ul
      aria-label={t('tabs.own')}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-e1"
    >
      {list.data.items.map((group) => (
        <li key={group.id}>
          <OwnGroupRow group={group} />
        </li>
      ))}
    </ul>
  );
}

/** Weight before colour: where something is unread, the name is bold. */
function OwnGroupRow({ group }: { group: OwnGroup }) {
  const { t, i18n } = useTranslation('groups');
  const isFresh = group.unread > 0 || group.hasNews;
  const isGone = group.deletedUntil !== null;
  return (
    <Link to={`/groups/${group.id}`} className="flex min-h-18 items-center gap-4 px-4 py-3 hover:bg-canvas">
      <GroupTile groupId={group.id} isFrozen={group.isFrozen || isGone} />
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className={clsx('min-w-0 [overflow-wrap:anywhere]', isFresh && 'font-semibold')}>
            {group.name}
          </span>
          {group.visibility === 'private' && (
            <Lock aria-label={t('visibility.private.name')} role="img" className="size-4 text-ink-muted" />
          )}
          {group.isFrozen && (
            <Badge tone="sky" icon={<Snowflake aria-hidden="true" />}>
              {t('frozen.badge')}
            </Badge>
          )}
        </span>
        <span className="text-ink-muted text-small">
          {group.deletedUntil
            ? t('deleted.line', { day: formatDay(new Date(group.deletedUntil), i18n.language) })
            : t(`roles.${group.role}`)}
        </span>
      </span>
      <UnreadMark {...group} isWorded />
    </Link>
  );
}
