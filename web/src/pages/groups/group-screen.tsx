import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LogSkeleton } from '../../features/talk/channels/log/log-skeleton.tsx';
import { DeletedGroup } from '../../features/talk/groups/deleted-group.tsx';
import { GroupFront } from '../../features/talk/groups/group-front.tsx';
import { forgetGroup, groupOf } from '../../features/talk/groups/groups.api.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import { useTopic } from '../../lib/live/use-topic.ts';
import { buttonClasses } from '../../ui/button/button-classes.ts';
import { LoadFailure } from '../../ui/state/load-failure.tsx';
import { StateView } from '../../ui/state/state-view.tsx';
import { GroupRooms } from './group-rooms.tsx';

interface GroupScreenProps {
  groupId: string;
  me: Me;
}

/** A group as whoever asks may see it: its rooms, its card, or that it is not there. */
export function GroupScreen({ groupId, me }: GroupScreenProps) {
  const { t } = useTranslation('groups');
  const queries = useQueryClient();
  const group = useQuery(groupOf(groupId));
  const wasMember = useRef(false);
  const isGone = hasCode(group.error, 'groups.not_found');
  const isMember = !isGone && Boolean(group.data?.role);
  if (isMember) wasMember.current = true;
  const wasRemoved = wasMember.current && !isMember && (isGone || group.data?.role === null);
  const ask = () => void group.refetch();
  useTopic('me', {
    'groups.membership_changed': (change) => change.groupId === groupId && ask(),
    missed: ask,
  });
  // What was read there goes with the membership.
  useEffect(() => {
    if (wasRemoved) forgetGroup(queries, groupId);
  }, [wasRemoved, queries, groupId]);

  if (wasRemoved) return <Alone>{<NoLongerIn />}</Alone>;
  if (isGone) return <Alone>{<NotThere />}</Alone>;
  if (group.data?.deletedUntil) {
    return (
      <Alone>
        <DeletedGroup group={group.data} />
      </Alone>
    );
  }
  if (group.data?.members)
    return <GroupRooms group={group.data} me={me} onClosed={ask} closed={<NoLongerIn />} />;
  if (group.data) {
    return (
      <Alone>
        <GroupFront group={group.data} />
      </Alone>
    );
  }
  if (group.isLoadingError) {
    return (
      <Alone>
        <LoadFailure title={t('groupFailed')} error={group.error} onRetry={ask} />
      </Alone>
    );
  }
  return (
    <div className="flex h-[calc(100dvh-3.5rem)] flex-col bg-surface">
      <LogSkeleton />
    </div>
  );
}

function Alone({ children }: { children: ReactNode }) {
  const { t } = useTranslation('groups');
  return (
    <div className="relative min-h-full">
      <p className="horizon flex max-md:bg-none min-h-14 items-center gap-1 px-6 max-md:px-4">
        <Link to="/groups" className="link flex items-center gap-1">
          <ChevronLeft aria-hidden="true" className="size-4 shrink-0" />
          {t('title')}
        </Link>
      </p>
      <h1 tabIndex={-1} className="sr-only">
        {t('title')}
      </h1>
      <div className="px-6 pt-6 pb-24 max-md:px-4">{children}</div>
    </div>
  );
}

function NoLongerIn() {
  const { t } = useTranslation('groups');
  return (
    <StateView kind="end" title={t('removed.title')} actions={<BackToGroups />}>
      <p>{t('removed.body')}</p>
    </StateView>
  );
}

function NotThere() {
  const { t } = useTranslation('groups');
  return (
    <StateView kind="notFound" title={t('errors.not_found')} actions={<BackToGroups />}>
      <p>{t('notThere')}</p>
    </StateView>
  );
}

function BackToGroups() {
  const { t } = useTranslation('groups');
  return (
    <Link to="/groups" className={buttonClasses({ variant: 'night' })}>
      {t('back')}
    </Link>
  );
}
