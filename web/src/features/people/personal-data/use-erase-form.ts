import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api/api-error.ts';
import { useEraseAccount } from './personal-data.api.ts';

/** What was typed stays through every refusal. */
export function useEraseForm(username: string, hasPassword: boolean, onErased: () => void) {
  const { t } = useTranslation('personalData');
  const { t: tAccounts } = useTranslation('accounts');
  const erase = useEraseAccount();
  const form = useForm({ defaultValues: { username: '', password: '' } });

  const submit = form.handleSubmit(({ password }) =>
    erase.mutate(hasPassword ? { username, password } : { username }, {
      onSuccess: onErased,
      onError: (error) => {
        if (hasCode(error, 'accounts.wrong_password')) form.setFocus('password', { shouldSelect: true });
      },
    }),
  );

  const { errors } = form.formState;
  const wrongPassword = hasCode(erase.error, 'accounts.wrong_password') && tAccounts('errors.wrong_password');
  return {
    fields: {
      username: form.register('username', { validate: (typed) => typed.trim() === username }),
      password: form.register('password', { required: hasPassword }),
    },
    submit,
    erase,
    faults: {
      username: errors.username && t('danger.usernameMismatch', { username }),
      password: errors.password ? t('danger.passwordMissing') : wrongPassword,
    },
  };
}
