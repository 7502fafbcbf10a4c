import type { Group, GroupMember } from '@firstlight/contract/talk/groups/group.ts';
import { type GroupRole, groupRoles } from '@firstlight/contract/talk/groups/group-limits.ts';
import { Ban, Ellipsis, KeyRound, ShieldCheck, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { Menu } from '../../../../ui/overlay/menu.tsx';
import { MenuItem, MenuSeparator } from '../../../../ui/overlay/menu-item.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { type MemberQuestion, MemberQuestionDialog } from './member-question-dialog.tsx';
import { useMemberActs } from './members.api.ts';

interface MemberMenuProps {
  group: Group;
  member: GroupMember;
}

/** A role can be given and taken back with one press; what cannot be taken back asks first. */
export function MemberMenu({ group, member }: MemberMenuProps) {
  const { t } = useTranslation('groups');
  const { t: tRequest } = useTranslation('request');
  const [question, setQuestion] = useState<MemberQuestion>();
  const acts = useMemberActs(group.id);
  const { name, username, can } = member;
  const fail = (error: unknown) =>
    void showToast({ kind: 'error', title: t('saveFailed'), description: errorMessage(tRequest, error) });

  function give(role: Exclude<GroupRole, 'owner'>): void {
    const undo = () => acts.changeRole.mutate({ username, role: member.role }, { onError: fail });
    acts.changeRole.mutate(
      { username, role },
      { onSuccess: () => void showToast({ title: t(`members.now.${role}`, { name }), undo }), onError: fail },
    );
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton
            tooltip={false}
            label={t('members.menu', { name })}
            icon={<Ellipsis aria-hidden="true" className="size-5" />}
          />
        }
      >
        {can.changeRole && (
          <>
            {groupRoles
              .filter((role) => role !== member.role)
              .map((role) => (
                <MenuItem
                  key={role}
                  icon={<ShieldCheck aria-hidden="true" />}
                  onSelect={() => (role === 'owner' ? setQuestion('makeOwner') : give(role))}
                >
                  {t(`members.make.${role}`)}
                </MenuItem>
              ))}
            {member.role !== 'owner' && (
              <MenuItem icon={<KeyRound aria-hidden="true" />} onSelect={() => setQuestion('handOver')}>
                {t('members.handOver.item')}
              </MenuItem>
            )}
          </>
        )}
        {can.changeRole && can.remove && <MenuSeparator />}
        {can.remove && (
          <>
            <MenuItem danger icon={<UserMinus aria-hidden="true" />} onSelect={() => setQuestion('remove')}>
              {t('members.remove.item')}
            </MenuItem>
            <MenuItem danger icon={<Ban aria-hidden="true" />} onSelect={() => setQuestion('ban')}>
              {t('members.ban.item')}
            </MenuItem>
          </>
        )}
      </Menu>
      {question && (
        <MemberQuestionDialog
          question={question}
          group={group}
          member={member}
          acts={acts}
          onClose={() => setQuestion(undefined)}
          onError={fail}
        />
      )}
    </>
  );
}
