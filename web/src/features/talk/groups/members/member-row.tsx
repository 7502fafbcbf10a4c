import type { Group, GroupMember } from '@firstlight/contract/talk/groups/group.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../../../ui/badge.tsx';
import { Avatar } from '../../../../ui/picture/avatar.tsx';
import { MemberMenu } from './member-menu.tsx';

interface MemberRowProps {
  group: Group;
  member: GroupMember;
}

export function MemberRow({ group, member }: MemberRowProps) {
  const { t } = useTranslation('groups');
  const { name, username, avatar, role, isSelf, can } = member;
  return (
    <div className="flex min-h-14 items-center gap-3 px-4 py-2">
      <Avatar name={name} src={avatar ?? undefined} size="sm" decorative />
      <p className="min-w-0 flex-1 leading-snug">
        <Link to={`/profile/${username}`} className="rounded-control font-semibold hover:underline">
          {name}
        </Link>
        {isSelf && <span className="text-ink-muted"> {t('members.you')}</span>}
        <span className="block truncate text-ink-muted text-small">@{username}</span>
      </p>
      {role !== 'member' && (
        <Badge tone={role === 'owner' ? 'ember' : 'neutral'} size="md">
          {t(`roles.${role}`)}
        </Badge>
      )}
      {!isSelf && (can.changeRole || can.remove) ? (
        <MemberMenu group={group} member={member} />
      ) : (
        // Its place is kept, so that roles stand in one column.
        group.can.moderate && <span aria-hidden="true" className="size-10 shrink-0" />
      )}
    </div>
  );
}
