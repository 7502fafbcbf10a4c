import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlay/dialog.tsx';
import { FailureNotice } from '../../../../ui/state/failure-notice.tsx';

export interface OpenState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface SendDialogProps extends OpenState {
  title: string;
  description: string;
  /** On the button that sends. */
  send: string;
  disabled?: boolean;
  sending: { isPending: boolean; error: Error | null };
  onSend: () => void;
  children: ReactNode;
}

/** A few fields that are sent together. It stays open, with what went wrong, until it is sent. */
export function SendDialog(props: SendDialogProps) {
  const { title, description, send, disabled = false, sending, onSend, children, ...openState } = props;
  const { t } = useTranslation('moderator');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <Dialog
      {...openState}
      title={title}
      description={description}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('notes.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} variant="night" loading={sending.isPending} disabled={disabled}>
            {send}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {children}
        {sending.error && <FailureNotice title={t('notSent')} error={sending.error} />}
      </form>
    </Dialog>
  );
}
