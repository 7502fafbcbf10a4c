import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { groupSettings } from '@firstlight/contract/talk/groups/group-form.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { FailureNotice } from '../../../../ui/state/failure-notice.tsx';
import { type DraftGroup, type GroupFault, GroupFields } from '../group-fields.tsx';
import { useGroupSettings } from './settings.api.ts';
import { SettingsCard } from './settings-card.tsx';

/** Name, line and categories; whether it is public only for its owners. */
export function GroupDetails({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { change } = useGroupSettings(group.id);
  const kept: DraftGroup = {
    name: group.name,
    description: group.description,
    categories: group.categories,
    visibility: group.visibility,
    isListed: group.members?.isListed ?? true,
  };
  const [draft, setDraft] = useState<Partial<DraftGroup>>({});
  const [faults, setFaults] = useState<GroupFault[]>([]);
  const isChanged = Object.keys(draft).length > 0;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const parsed = groupSettings.safeParse(draft);
    setFaults(parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0] as GroupFault));
    if (parsed.success) change.mutate(parsed.data, { onSuccess: () => setDraft({}) });
  }

  return (
    <SettingsCard id="details" title={t('settings.details')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <GroupFields
          draft={{ ...kept, ...draft }}
          faults={faults}
          hasVisibility={group.can.own}
          onChange={(next) => {
            setDraft({ ...draft, ...next });
            setFaults(faults.filter((fault) => !(fault in next)));
            change.reset();
          }}
        />
        {change.isError && <FailureNotice hasText title={t('saveFailed')} error={change.error} />}
        <div>
          <Button type="submit" loading={change.isPending} done={change.isSuccess} disabled={!isChanged}>
            {t('settings.save')}
          </Button>
        </div>
      </form>
    </SettingsCard>
  );
}
