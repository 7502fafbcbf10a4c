import { securityRules } from '@firstlight/contract/people/accounts/security-rules.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { PasswordInput } from '../../../../ui/field/password-input.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlay/dialog.tsx';
import { useConfirmPassword } from '../accounts.api.ts';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';

interface ConfirmPasswordProps {
  open: boolean;
  username: string;
  /** True once the password was right, false when the dialog was left. */
  onAnswer: (given: boolean) => void;
}

export function ConfirmPassword({ open, username, onAnswer }: ConfirmPasswordProps) {
  const { t } = useTranslation('accounts');
  const formId = useId();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const confirm = useConfirmPassword();
  const isWrong = hasCode(confirm.error, 'accounts.wrong_password');
  const isEmpty = tried && password === '';

  const leave = (given: boolean) => {
    setPassword('');
    setTried(false);
    confirm.reset();
    onAnswer(given);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (password === '') return input.current?.focus();
    confirm.mutate(password, {
      onSuccess: () => leave(true),
      onError: () => input.current?.select(),
    });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && leave(false)}
      size="sm"
      title={t('confirmPassword.title')}
      description={t('confirmPassword.lead', { count: securityRules.recentPasswordMinutes })}
      initialFocus={input}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('confirmPassword.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="sun" loading={confirm.isPending}>
            {t('confirmPassword.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <Field
          label={t('confirmPassword.password')}
          error={(isEmpty && t('signIn.invalid.password')) || (isWrong && t('errors.wrong_password'))}
        >
          <PasswordInput
            ref={input}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              if (isWrong) confirm.reset();
            }}
            autoComplete="current-password"
            enterKeyHint="done"
          />
        </Field>
        {confirm.isError && !isWrong && <AuthFailureNotice error={confirm.error} />}
      </form>
    </Dialog>
  );
}
