import type { Language } from '@firstlight/contract/languages.ts';
import { type Newcomer, newcomerForm } from '@firstlight/contract/people/accounts/providers.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../../lib/api/api-error.ts';
import type { SignUpInput } from '../accounts.api.ts';
import { useUsernameAvailability } from '../sign-up/use-username-availability.ts';
import { useSignUpWithProvider } from './providers.api.ts';

/** The sign-up form without what a provider has already said: the address, and in place of a password itself. */
export function useNewcomerForm({ name, username }: Newcomer) {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const signUp = useSignUpWithProvider();
  const form = useForm({
    resolver: standardSchemaResolver(newcomerForm),
    defaultValues: { name, username, language, role: 'both' as const },
  });
  const availability = useUsernameAvailability(useWatch({ control: form.control, name: 'username' }));

  const refuse = () => {
    form.setError('username', { type: 'taken' });
    form.setFocus('username');
  };

  const submit = form.handleSubmit((person) => {
    if (availability === 'taken') return refuse();
    signUp.mutate(
      { ...person, language },
      { onError: (error) => hasCode(error, 'accounts.username_taken') && refuse() },
    );
  });
  // Its fields are some of the sign-up form's, and are drawn by the same parts.
  return { form: form as unknown as UseFormReturn<SignUpInput>, submit, signUp, availability };
}
