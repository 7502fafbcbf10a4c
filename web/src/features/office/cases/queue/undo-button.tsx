import { useTranslation } from 'react-i18next';
import { passFocusOn } from '../../../../lib/pass-focus-on.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { useUndo } from '../cases.api.ts';
import { useFailureToast } from '../use-failure-toast.ts';

/** Takes a decision back where it is listed, for as long as it can be. */
export function UndoButton({ caseId, title }: { caseId: string; title: string }) {
  const { t } = useTranslation('moderator');
  const fail = useFailureToast();
  const undo = useUndo();
  return (
    <Button
      size="sm"
      loading={undo.isPending}
      aria-label={t('decided.undoOf', { title })}
      onClick={(event) => {
        passFocusOn(event);
        undo.mutate(caseId, {
          onSuccess: () => void showToast({ title: t('decided.undone') }),
          onError: fail,
        });
      }}
    >
      {t('decided.undo')}
    </Button>
  );
}
