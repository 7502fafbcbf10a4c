import { signInForm } from '@firstlight/contract/people/accounts/account-forms.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { type SignInInput, useSignIn } from '../accounts.api.ts';
import type { AuthEmail } from '../auth/auth-email.ts';
import { forgetEmail } from '../sign-up/carried-email.ts';

export function useSignInForm({ email, onEmail }: AuthEmail) {
  const signIn = useSignIn();
  const form = useForm<SignInInput>({
    resolver: standardSchemaResolver(signInForm),
    defaultValues: { login: email, password: '' },
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // A username is of no use to the other modes.
        callback: ({ values }) => values.login.includes('@') && onEmail(values.login),
      }),
    [form, onEmail],
  );

  const submit = form.handleSubmit((credentials) =>
    signIn.mutate(credentials, {
      onSuccess: forgetEmail,
      onError: (error) => {
        if (hasCode(error, 'accounts.wrong_credentials')) form.setFocus('password', { shouldSelect: true });
      },
    }),
  );
  return { form, submit, signIn };
}
