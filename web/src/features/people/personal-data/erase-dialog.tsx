import { securityRules } from '@firstlight/contract/people/accounts/security-rules.ts';
import { accountRules } from '@firstlight/contract/rules.ts';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { PasswordInput } from '../../../ui/field/password-input.tsx';
import { TextInput } from '../../../ui/field/text-input.tsx';
import { Dialog, DialogClose } from '../../../ui/overlay/dialog.tsx';
import { FailureNotice } from '../../../ui/state/failure-notice.tsx';
import { useEraseForm } from './use-erase-form.ts';

interface EraseDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  username: string;
  hasPassword: boolean;
  onErased: () => void;
}

/** Says what goes and what stays, offers a copy first, and asks for two things nobody types by accident. */
export function EraseDialog({ open, onOpenChange, username, hasPassword, onErased }: EraseDialogProps) {
  const { t } = useTranslation('personalData');
  const formId = useId();
  const { fields, faults, submit, erase } = useEraseForm(username, hasPassword, onErased);
  const wantsExport = useRef(false);

  const goToExport = () => {
    wantsExport.current = true;
    onOpenChange(false);
  };
  // Where nothing is asked for, focus goes back to the button that opened this.
  const placeAfterwards = () => {
    const asked = wantsExport.current && document.getElementById('export-title');
    wantsExport.current = false;
    return asked || true;
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('danger.question', { username })}
      description={t('danger.now')}
      finalFocus={placeAfterwards}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('danger.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="danger" loading={erase.isPending}>
            {t('danger.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <p>{t('danger.kept', { days: accountRules.usernameReservedDays })}</p>
        <p>
          {t('danger.exportFirst')}{' '}
          <button type="button" className="link" onClick={goToExport}>
            {t('danger.exportLink')}
          </button>
        </p>
        <Field label={t('danger.username')} error={faults.username}>
          <TextInput {...fields.username} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
        {hasPassword ? (
          <Field label={t('danger.password')} error={faults.password}>
            <PasswordInput {...fields.password} autoComplete="current-password" enterKeyHint="go" />
          </Field>
        ) : (
          <p className="text-ink-muted">
            {t('danger.noPassword', { minutes: securityRules.recentPasswordMinutes })}
          </p>
        )}
        {erase.isError && !faults.password && (
          <FailureNotice title={t('danger.failed')} error={erase.error} />
        )}
      </form>
    </Dialog>
  );
}
