import { caseLimits } from '@firstlight/contract/office/cases/case-rules.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlay/dialog.tsx';
import { FailureNotice } from '../../../../ui/state/failure-notice.tsx';
import { useAddNote } from '../cases.api.ts';

interface NoteDialogProps {
  caseId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function NoteDialog({ caseId, open, onOpenChange }: NoteDialogProps) {
  const { t } = useTranslation('moderator');
  const id = useId();
  const [text, setText] = useState('');
  const add = useAddNote(caseId);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    add.mutate(text, {
      onSuccess: () => {
        setText('');
        onOpenChange(false);
      },
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('notes.dialog')}
      description={t('notes.lead')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('notes.cancel')}</Button>
          </DialogClose>
          <Button
            type="submit"
            form={id}
            variant="night"
            loading={add.isPending}
            disabled={text.trim() === ''}
          >
            {t('notes.send')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send} className="flex flex-col gap-4">
        <Field label={t('notes.field')}>
          <Textarea
            value={text}
            rows={4}
            limit={caseLimits.noteMax}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        {add.isError && <FailureNotice title={t('notSent')} error={add.error} />}
      </form>
    </Dialog>
  );
}
