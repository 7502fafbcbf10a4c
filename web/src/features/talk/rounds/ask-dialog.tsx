import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import { roundRules } from '@firstlight/contract/rules.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { OwnProjectsDialog } from './own-projects-dialog.tsx';
import { useRoundActs } from './rounds.api.ts';

interface AskDialogProps {
  group: Group;
  me: Pick<Me, 'username'>;
  onClose: () => void;
}

export function AskDialog({ group, me, onClose }: AskDialogProps) {
  const { t } = useTranslation('rounds');
  const { t: tRequest } = useTranslation('request');
  const { ask, cancel } = useRoundActs(group.id);
  const fail = (error: unknown) =>
    void showToast({ kind: 'error', title: t('ask.failed'), description: errorMessage(tRequest, error) });

  async function askFor(projectId: string): Promise<void> {
    try {
      const { id } = await ask.mutateAsync(projectId);
      onClose();
      showToast({ title: t('ask.done'), undo: () => void cancel.mutateAsync(id).catch(fail) });
    } catch (error) {
      fail(error);
    }
  }

  return (
    <OwnProjectsDialog
      group={group}
      username={me.username}
      title={t('ask.title')}
      lead={t('ask.lead', { min: roundRules.daysMin, max: roundRules.daysMax })}
      submit={t('ask.submit')}
      pending={ask.isPending ? ask.variables : undefined}
      onChoose={(projectId) => void askFor(projectId)}
      onClose={onClose}
    />
  );
}
