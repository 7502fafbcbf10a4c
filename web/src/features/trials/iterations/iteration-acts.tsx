import type { Iteration } from '@firstlight/contract/trials/iterations/iterations.ts';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { passFocusOn } from '../../../lib/pass-focus-on.ts';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { EditDialog } from './edit-dialog.tsx';
import { useOwnIterations } from './own-iterations.api.ts';

interface IterationActsProps {
  projectId: string;
  iteration: Iteration;
  can: { edit: boolean; remove: boolean };
}

/** For the maker: other words, or gone at once with a while to take it back. */
export function IterationActs({ projectId, iteration, can }: IterationActsProps) {
  const { t } = useTranslation('iterations');
  const { t: tRequest } = useTranslation('request');
  const { remove, restore } = useOwnIterations(projectId);
  const [isEditing, setEditing] = useState(false);
  const fail = (title: string) => (error: unknown) =>
    void showToast({ kind: 'error', title, description: errorMessage(tRequest, error) });
  const undo = () => void restore.mutateAsync(iteration.id).catch(fail(t('remove.undoFailed')));
  // By promise: the library's own callbacks fall silent with the row they were given by, which goes with the iteration.
  const takeBack = (event: MouseEvent) => {
    passFocusOn(event);
    remove
      .mutateAsync(iteration.id)
      .then(() => void showToast({ title: t('remove.done'), undo }), fail(t('remove.failed')));
  };
  return (
    <div className="-ml-3 flex flex-wrap">
      {can.edit && (
        <Button size="sm" variant="ghost" aria-label={t('edit.open')} onClick={() => setEditing(true)}>
          {t('edit.word')}
        </Button>
      )}
      {can.remove && (
        <Button size="sm" variant="ghost" aria-label={t('remove.open')} onClick={takeBack}>
          {t('remove.word')}
        </Button>
      )}
      {isEditing && (
        <EditDialog projectId={projectId} iteration={iteration} onClose={() => setEditing(false)} />
      )}
    </div>
  );
}
