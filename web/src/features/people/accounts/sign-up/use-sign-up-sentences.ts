import { accountLimits } from '@firstlight/contract/people/accounts/account-limits.ts';
import { accountRules } from '@firstlight/contract/rules.ts';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AvailabilityState } from '../../../../ui/field/availability.tsx';
import type { SignUpInput } from '../accounts.api.ts';
import { useNameSentence } from './use-name-sentence.ts';

/** What is wrong with each field, in words; undefined where nothing is. */
export function useSignUpSentences(
  form: UseFormReturn<SignUpInput>,
  availability: AvailabilityState | undefined,
) {
  const { t } = useTranslation('accounts');
  const sayName = useNameSentence();
  const { errors } = form.formState;
  return {
    name: errors.name && sayName(form.getValues('name')),
    username: usernameSentence(form.getValues('username')),
    email: errors.email && t('invalid.email'),
    password: errors.password && passwordSentence(form.getValues('password')),
    role: errors.role && t('signUp.invalid.role'),
  };

  function usernameSentence(username: string): string | undefined {
    if (availability === 'taken' || errors.username?.type === 'taken') return t('errors.username_taken');
    if (!errors.username) return undefined;
    return username === ''
      ? t('signUp.invalid.usernameRequired')
      : t('signUp.invalid.usernameShort', { count: accountLimits.usernameMin });
  }

  function passwordSentence(password: string): string {
    if (errors.password?.type === 'common') return t('errors.password_too_common');
    return password.length > accountLimits.passwordMax
      ? t('invalid.passwordLong', { count: accountLimits.passwordMax })
      : t('invalid.passwordShort', { count: accountRules.passwordMin });
  }
}
