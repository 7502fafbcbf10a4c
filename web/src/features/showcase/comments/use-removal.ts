import type { Reply } from '@firstlight/contract/showcase/comments/comments.ts';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { useRemoveComment, useRestoreComment } from './comments.api.ts';

/** Gone at once, with a while to take it back. */
export function useRemoval(projectId: string): (comment: Reply) => void {
  const { t } = useTranslation('comments');
  const { t: tRequest } = useTranslation('request');
  const remove = useRemoveComment(projectId);
  const restore = useRestoreComment(projectId);
  const fail = (title: string) => (error: unknown) =>
    void showToast({ kind: 'error', title, description: errorMessage(tRequest, error) });
  const undo = (comment: Reply) => () =>
    void restore.mutateAsync(comment).catch(fail(t('remove.undoFailed')));
  // By promise: the library's own callbacks fall silent with the row they were given by, which goes with the comment.
  return (comment) =>
    void remove
      .mutateAsync(comment)
      .then(() => void showToast({ title: t('remove.done'), undo: undo(comment) }), fail(t('remove.failed')));
}
