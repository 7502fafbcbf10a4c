import { caseLimits } from '@firstlight/contract/office/cases/case-rules.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../ui/field/field.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { useAddNote } from '../cases.api.ts';
import { type OpenState, SendDialog } from '../pane/send-dialog.tsx';

export function NoteDialog({ caseId, ...openState }: OpenState & { caseId: string }) {
  const { t } = useTranslation('moderator');
  const [text, setText] = useState('');
  const add = useAddNote(caseId);
  const isEmpty = text.trim() === '';
  const send = () => {
    if (isEmpty) return;
    add.mutate(text, {
      onSuccess: () => {
        setText('');
        openState.onOpenChange(false);
      },
    });
  };
  return (
    <SendDialog
      {...openState}
      title={t('notes.dialog')}
      description={t('notes.lead')}
      send={t('notes.send')}
      disabled={isEmpty}
      sending={add}
      onSend={send}
    >
      <Field label={t('notes.field')}>
        <Textarea
          value={text}
          rows={4}
          limit={caseLimits.noteMax}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
    </SendDialog>
  );
}
