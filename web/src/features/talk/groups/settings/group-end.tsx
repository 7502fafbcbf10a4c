import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { groupLimits } from '@firstlight/contract/talk/groups/group-limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Switch } from '../../../../ui/field/switch.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { forgetGroup } from '../groups.api.ts';
import { useGroupSettings } from './settings.api.ts';

/** Freezing is a switch that goes back the same way; deleting asks for the group's name. */
export function GroupEnd({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { freeze } = useGroupSettings(group.id);
  return (
    <section
      aria-label={t('settings.end')}
      className="divide-y divide-line rounded-card border border-line bg-surface px-5 shadow-e1 col-span-full"
    >
      {!group.frozen?.isDecided && (
        <div className="py-5">
          <Switch
            label={t('freeze.title')}
            description={t('freeze.body')}
            checked={group.frozen !== null}
            onChange={(isFrozen) => freeze.mutateAsync(isFrozen)}
          />
        </div>
      )}
      {group.can.own && <DeleteGroup group={group} />}
    </section>
  );
}

function DeleteGroup({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { t: tRequest } = useTranslation('request');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { remove, restore } = useGroupSettings(group.id);
  const [isAsking, setAsking] = useState(false);
  const { id, name } = group;
  const days = groupLimits.restoreDays;
  const fail = (title: string) => (error: unknown) =>
    void showToast({ kind: 'error', title, description: errorMessage(tRequest, error) });

  async function removeIt(): Promise<void> {
    try {
      await remove.mutateAsync();
      await navigate('/groups?tab=mine');
      forgetGroup(queries, id);
      const undo = () =>
        void restore.mutateAsync().then(() => navigate(`/groups/${id}`), fail(t('deleted.restoreFailed')));
      showToast({ title: t('delete.done', { name }), undo });
    } catch (error) {
      fail(t('delete.failed'))(error);
      // The name that was typed is still there for another try.
      throw error;
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-4 py-5">
      <div className="prose-width">
        <p className="font-semibold">{t('delete.title')}</p>
        <p className="text-ink-muted text-small">{t('delete.body', { count: group.memberCount, days })}</p>
      </div>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('delete.title')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('delete.ask', { name })}
        confirmLabel={t('delete.title')}
        phrase={name}
        onConfirm={removeIt}
      >
        <p>{t('delete.body', { count: group.memberCount, days })}</p>
      </ConfirmDialog>
    </div>
  );
}
