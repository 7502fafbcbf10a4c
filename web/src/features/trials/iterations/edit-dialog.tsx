import type { Iteration } from '@firstlight/contract/trials/iterations/iterations.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog, DialogClose } from '../../../ui/overlay/dialog.tsx';
import { FailureNotice } from '../../../ui/state/failure-notice.tsx';
import { IterationFields } from './iteration-fields.tsx';
import { useOwnIterations } from './own-iterations.api.ts';
import { faultsOf, noFaults, trimmed } from './written-iteration.ts';

interface EditDialogProps {
  projectId: string;
  iteration: Iteration;
  onClose: () => void;
}

/** The words and the link; whom it credits was told, and stays. */
export function EditDialog({ projectId, iteration, onClose }: EditDialogProps) {
  const { t } = useTranslation('iterations');
  const { edit } = useOwnIterations(projectId);
  const formId = useId();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState({ whatChanged: iteration.whatChanged, link: iteration.link ?? '' });
  const [isTried, setTried] = useState(false);
  const faults = faultsOf(written);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (faults.whatChanged) textarea.current?.focus();
    if (faults.whatChanged || faults.link || edit.isPending) return;
    edit.mutate({ id: iteration.id, ...trimmed(written) }, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      lasting
      title={t('edit.title')}
      description={t('edit.lead')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('publish.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="sun" loading={edit.isPending}>
            {edit.isError ? t('tryAgain') : t('edit.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <IterationFields
          written={written}
          faults={isTried ? faults : noFaults}
          onChange={(changes) => setWritten({ ...written, ...changes })}
          textarea={textarea}
        />
        {edit.isError && <FailureNotice hasText title={t('edit.failed')} error={edit.error} />}
      </form>
    </Dialog>
  );
}
