import { circleRules } from '@firstlight/contract/rules.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { DaysDialog } from '../days-dialog.tsx';
import { useCircleActs } from './circles.api.ts';

export function OpenCircleDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const { t } = useTranslation('rounds');
  const { open } = useCircleActs(group.id);
  return (
    <DaysDialog
      title={t('circles.open')}
      lead={t('circles.lead', { duties: circleRules.duties, count: circleRules.peopleMin })}
      min={circleRules.daysMin}
      max={circleRules.daysMax}
      opening={open}
      onSubmit={(days) =>
        open.mutate(days, {
          onSuccess: () => {
            onClose();
            showToast({ title: t('circles.opened') });
          },
        })
      }
      onClose={onClose}
    />
  );
}
