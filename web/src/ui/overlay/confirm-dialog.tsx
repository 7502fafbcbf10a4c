import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { TextInput } from '../field/text-input.tsx';
import { backdropClasses, dialogClasses, dialogFooterClasses, viewportClasses } from './dialog-classes.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names what it is about: "Delete Tidepool?", never "Are you sure?". */
  title: ReactNode;
  /** What will happen, and whether it can be taken back. */
  children: ReactNode;
  /** The verb, as on the button that led here. */
  confirmLabel: string;
  /** Says what closing leads to, where that is more than "Cancel". */
  cancelLabel?: string;
  /** When given, it has to be typed before the action goes through. */
  phrase?: string;
  danger?: boolean;
  /** The dialog closes when this is done, and stays open when it fails. */
  onConfirm: () => unknown;
  finalFocus?: AlertDialog.Popup.Props['finalFocus'];
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={props.open} onOpenChange={(open) => props.onOpenChange(open)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClasses} />
        <AlertDialog.Viewport data-sheet="" className={viewportClasses}>
          <AlertDialog.Popup
            className={dialogClasses({ size: 'sm' })}
            {...(props.finalFocus !== undefined && { finalFocus: props.finalFocus })}
          >
            <Question {...props} />
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function Question({
  title,
  children,
  confirmLabel,
  cancelLabel,
  phrase,
  danger = true,
  onConfirm,
  onOpenChange,
}: ConfirmDialogProps) {
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const [working, setWorking] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (phrase !== undefined && typed.trim() !== phrase) {
      setRefused(true);
      input.current?.focus();
      return;
    }
    setWorking(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      // Whoever asked says what went wrong.
    } finally {
      setWorking(false);
    }
  }

  return (
    <form onSubmit={(event) => void confirm(event)}>
      <div className="flex flex-col gap-3 px-5 pt-6 sm:px-6">
        <AlertDialog.Title className="text-h3">{title}</AlertDialog.Title>
        <AlertDialog.Description className="text-ink-muted" render={<div />}>
          {children}
        </AlertDialog.Description>
        {phrase !== undefined && (
          <Field
            label={t('confirm.typeToConfirm', { phrase })}
            error={refused && typed.trim() !== phrase && t('confirm.mismatch', { phrase })}
          >
            <TextInput
              ref={input}
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        )}
      </div>
      <footer className={dialogFooterClasses}>
        <AlertDialog.Close render={<Button variant="ghost">{cancelLabel ?? t('confirm.cancel')}</Button>} />
        <Button type="submit" variant={danger ? 'danger' : 'sun'} loading={working}>
          {confirmLabel}
        </Button>
      </footer>
    </form>
  );
}
