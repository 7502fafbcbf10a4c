import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { forgetGroup, useJoinGroup, useLeaveGroup } from '../groups.api.ts';

/** Out of a public group one can come back with one press; a private one asks before. */
export function LeaveButton({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { t: tRequest } = useTranslation('request');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const leave = useLeaveGroup();
  const join = useJoinGroup();
  const [isAsking, setAsking] = useState(false);
  const { id, name } = group;
  const fail = (title: string) => (error: unknown) =>
    void showToast({ kind: 'error', title, description: errorMessage(tRequest, error) });

  async function go(): Promise<void> {
    try {
      await leave.mutateAsync(id);
      // Left first: whoever goes by themselves need not be told that they are gone.
      await navigate('/groups?tab=mine');
      forgetGroup(queries, id);
      const undo = () =>
        void join.mutateAsync(id).then(() => navigate(`/groups/${id}`), fail(t('join.failed')));
      showToast({ title: t('leave.done', { name }), ...(group.visibility === 'public' && { undo }) });
    } catch (error) {
      fail(t('leave.failed'))(error);
    }
  }

  return (
    <>
      <Button
        variant="ghost"
        loading={leave.isPending}
        onClick={() => (group.visibility === 'public' ? void go() : setAsking(true))}
      >
        {t('leave.button')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('leave.title', { name })}
        confirmLabel={t('leave.button')}
        onConfirm={go}
      >
        <p>{t('leave.body')}</p>
      </ConfirmDialog>
    </>
  );
}
