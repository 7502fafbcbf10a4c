import { accountLimits } from '@firstlight/contract/people/accounts/account-limits.ts';
import { accountRules } from '@firstlight/contract/rules.ts';
import { useTranslation } from 'react-i18next';
import { isWorthRetrying } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { PasswordInput } from '../../../../ui/field/password-input.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { KeptWaysIn, type WaysIn } from './kept-ways-in.tsx';
import type { NewPassword } from './reset-fault.ts';
import { useCommonPasswords } from './use-common-passwords.ts';
import { useResetForm } from './use-reset-form.ts';

interface ResetFormProps {
  token: string;
  waysIn: WaysIn;
  onExpired: () => void;
  /** The link also puts a former address back. */
  undoesEmail?: boolean;
}

export function ResetForm({ token, waysIn, onExpired, undoesEmail = false }: ResetFormProps) {
  const { t } = useTranslation('accounts');
  const { given, type, kept, setKept, inputs, submit, reset, tooCommon, fault } = useResetForm(
    token,
    onExpired,
    undoesEmail,
  );

  const isCommonPassword = useCommonPasswords();
  const sentences = {
    empty: t('reset.empty'),
    short: t('invalid.passwordShort', { count: accountRules.passwordMin }),
    long: t('invalid.passwordLong', { count: accountLimits.passwordMax }),
    mismatch: t('reset.mismatch'),
  };
  const errorOf = (field: keyof NewPassword) => fault?.field === field && sentences[fault.what];

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field
        label={t('reset.password')}
        error={tooCommon ? t('errors.password_too_common') : errorOf('password')}
      >
        <PasswordInput
          ref={inputs.password}
          value={given.password}
          onChange={(event) => type('password', event.target.value)}
          autoComplete="new-password"
          strengthFrom={accountRules.passwordMin}
          isCommon={isCommonPassword}
          enterKeyHint="next"
        />
      </Field>
      <Field label={t('reset.repeat')} error={errorOf('repeat')}>
        <PasswordInput
          ref={inputs.repeat}
          value={given.repeat}
          onChange={(event) => type('repeat', event.target.value)}
          autoComplete="new-password"
          enterKeyHint="done"
        />
      </Field>
      <KeptWaysIn waysIn={waysIn} kept={kept} onKept={setKept} />
      {reset.isError && !tooCommon && <AuthFailureNotice error={reset.error} />}
      <div>
        <Button type="submit" variant="sun" loading={reset.isPending}>
          {t(isWorthRetrying(reset.error) ? 'tryAgain' : undoesEmail ? 'undoEmail.submit' : 'reset.submit')}
        </Button>
      </div>
    </form>
  );
}
