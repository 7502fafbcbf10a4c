import type { Group, GroupMember } from '@firstlight/contract/talk/groups/group.ts';
import { groupLimits } from '@firstlight/contract/talk/groups/group-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../ui/field/field.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import type { useMemberActs } from './members.api.ts';

export type MemberQuestion = 'remove' | 'ban' | 'handOver' | 'makeOwner';

interface MemberQuestionDialogProps {
  question: MemberQuestion;
  group: Group;
  member: GroupMember;
  acts: ReturnType<typeof useMemberActs>;
  onClose: () => void;
  onError: (error: unknown) => void;
}

/** Asks before a change that the owner or moderator cannot take back. */
export function MemberQuestionDialog(props: MemberQuestionDialogProps) {
  const { question, group, member, acts, onClose, onError } = props;
  const { t } = useTranslation('groups');
  const [reason, setReason] = useState('');
  const { name, username } = member;
  const deeds = {
    remove: () => acts.remove.mutateAsync(username),
    ban: () => acts.ban.mutateAsync({ username, reason: reason.trim().slice(0, groupLimits.banReasonMax) }),
    handOver: () => acts.handOver.mutateAsync(username),
    makeOwner: () => acts.changeRole.mutateAsync({ username, role: 'owner' }),
  };

  async function confirm(): Promise<void> {
    try {
      await deeds[question]();
      showToast({ title: t(`members.${question}.done`, { name }) });
    } catch (error) {
      onError(error);
      // What was typed is still there for another try.
      throw error;
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      danger={question === 'remove' || question === 'ban'}
      title={t(`members.${question}.title`, { name, group: group.name })}
      confirmLabel={t(`members.${question}.confirm`)}
      onConfirm={confirm}
    >
      <div className="flex flex-col gap-4">
        <p>{t(`members.${question}.body`, { name })}</p>
        {question === 'ban' && (
          <Field label={t('members.ban.reason')} hint={t('members.ban.reasonHint')} optional>
            <Textarea
              rows={2}
              limit={groupLimits.banReasonMax}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        )}
      </div>
    </ConfirmDialog>
  );
}
