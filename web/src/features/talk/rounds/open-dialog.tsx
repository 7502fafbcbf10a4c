import { roundRules } from '@firstlight/contract/rules.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { Round } from '@firstlight/contract/talk/rounds/rounds.ts';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { DaysDialog } from './days-dialog.tsx';
import { useRoundActs } from './rounds.api.ts';

interface OpenDialogProps {
  group: Group;
  round: Round;
  onClose: () => void;
}

export function OpenDialog({ group, round, onClose }: OpenDialogProps) {
  const { t } = useTranslation('rounds');
  const { open } = useRoundActs(group.id);
  const { name } = round.project;
  return (
    <DaysDialog
      title={t('opening.title', { name })}
      lead={t('opening.lead', { count: roundRules.membersMin })}
      min={roundRules.daysMin}
      max={roundRules.daysMax}
      opening={open}
      onSubmit={(days) =>
        open.mutate(
          { roundId: round.id, days },
          {
            onSuccess: () => {
              onClose();
              showToast({ title: t('opening.done', { name }) });
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
