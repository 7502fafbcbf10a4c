import { accountLimits } from '@firstlight/contract/people/accounts/account-limits.ts';
import { accountRules } from '@firstlight/contract/rules.ts';
import { useTranslation } from 'react-i18next';
import { isWorthRetrying } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { PasswordInput } from '../../../../ui/field/password-input.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { useMe } from '../me.api.ts';
import { useCommonPasswords } from '../password/use-common-passwords.ts';
import type { PasswordChange } from './password-fault.ts';
import { SavedMark } from './saved-mark.tsx';
import { SecurityPart } from './security-part.tsx';
import { usePasswordForm } from './use-password-form.ts';

export function PasswordPart() {
  const { t } = useTranslation('security');
  const { t: tAccounts } = useTranslation('accounts');
  const me = useMe();
  const isCommonPassword = useCommonPasswords(me ?? {});
  const hasPassword = me?.hasPassword ?? true;
  const { given, type, inputs, submit, change, isWrong, isCommon, fault } = usePasswordForm(hasPassword);

  const sentences = {
    empty: tAccounts('reset.empty'),
    short: tAccounts('invalid.passwordShort', { count: accountRules.passwordMin }),
    long: tAccounts('invalid.passwordLong', { count: accountLimits.passwordMax }),
    mismatch: tAccounts('reset.mismatch'),
  };
  const errorOf = (field: keyof PasswordChange) => fault?.field === field && sentences[fault.what];
  const inputOf = (field: keyof PasswordChange) => ({
    ref: inputs[field],
    value: given[field],
    onChange: (event: { target: { value: string } }) => type(field, event.target.value),
  });

  return (
    <SecurityPart title={t('password.title')} lead={t(hasPassword ? 'password.lead' : 'password.none')}>
      <form noValidate onSubmit={submit} className="flex max-w-form flex-col gap-5">
        <input type="text" autoComplete="username" value={me?.username ?? ''} readOnly hidden />
        {hasPassword && (
          <Field
            label={t('password.current')}
            error={isWrong ? tAccounts('errors.wrong_password') : errorOf('current')}
          >
            <PasswordInput {...inputOf('current')} autoComplete="current-password" enterKeyHint="next" />
          </Field>
        )}
        <Field
          label={tAccounts('reset.password')}
          error={isCommon ? tAccounts('errors.password_too_common') : errorOf('password')}
        >
          <PasswordInput
            {...inputOf('password')}
            autoComplete="new-password"
            strengthFrom={accountRules.passwordMin}
            isCommon={isCommonPassword}
            enterKeyHint="next"
          />
        </Field>
        <Field label={tAccounts('reset.repeat')} error={errorOf('repeat')}>
          <PasswordInput {...inputOf('repeat')} autoComplete="new-password" enterKeyHint="done" />
        </Field>
        {change.isError && !isWrong && !isCommon && <AuthFailureNotice error={change.error} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="sun" loading={change.isPending}>
            {isWorthRetrying(change.error)
              ? tAccounts('tryAgain')
              : hasPassword
                ? tAccounts('reset.submit')
                : t('password.choose')}
          </Button>
          <SavedMark>{change.isSuccess && t('password.saved')}</SavedMark>
        </div>
      </form>
    </SecurityPart>
  );
}
