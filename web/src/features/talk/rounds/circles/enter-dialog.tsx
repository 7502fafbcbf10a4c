import { circleRules } from '@firstlight/contract/rules.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { OwnProjectsDialog } from '../own-projects-dialog.tsx';
import { useCircleActs } from './circles.api.ts';

interface EnterDialogProps {
  group: Group;
  circleId: string;
  username: string;
  onClose: () => void;
}

export function EnterDialog({ group, circleId, username, onClose }: EnterDialogProps) {
  const { t } = useTranslation('rounds');
  const { t: tRequest } = useTranslation('request');
  const { enter } = useCircleActs(group.id);

  async function enterWith(projectId: string): Promise<void> {
    try {
      await enter.mutateAsync({ circleId, projectId });
      onClose();
      showToast({ title: t('circles.enterDone') });
    } catch (error) {
      showToast({
        kind: 'error',
        title: t('circles.enterFailed'),
        description: errorMessage(tRequest, error),
      });
    }
  }

  return (
    <OwnProjectsDialog
      group={group}
      username={username}
      title={t('circles.enterTitle')}
      lead={t('circles.enterLead', { duties: circleRules.duties })}
      submit={t('circles.enterSubmit')}
      pending={enter.isPending ? enter.variables.projectId : undefined}
      onChoose={(projectId) => void enterWith(projectId)}
      onClose={onClose}
    />
  );
}
