import type { Language } from '@firstlight/contract/languages.ts';
import { signUpForm } from '@firstlight/contract/people/accounts/account-forms.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { hasCode, isApiError } from '../../../../lib/api/api-error.ts';
import { type SignUpInput, useSignUp } from '../accounts.api.ts';
import type { AuthEmail } from '../auth/auth-email.ts';
import { type AuthArrival, authAddress } from '../auth/auth-mode.ts';
import { carryToNextTab } from './carried-email.ts';
import { useUsernameAvailability } from './use-username-availability.ts';

/** Kept while one looks at another mode, and in no storage: there is a password in it. */
export type SignUpDraft = Partial<Omit<SignUpInput, 'email' | 'language'>>;

export interface SignUpProps extends AuthEmail {
  draft: SignUpDraft;
  onDraft: (draft: SignUpDraft) => void;
  /** Why the account is needed, as the title of the page; undefined: for no reason in particular. */
  title?: string | undefined;
}

/** In the order of the page. */
const fieldNames = ['name', 'username', 'email', 'password', 'role'] as const;

type FieldName = (typeof fieldNames)[number];

export function useSignUpForm({ email, onEmail, draft, onDraft }: SignUpProps) {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const signUp = useSignUp();
  const form = useForm<SignUpInput>({
    resolver: standardSchemaResolver(signUpForm),
    // The library would follow its own order of fields, which is not the page's.
    shouldFocusError: false,
    // Most people do both sooner or later, and it can be changed at any time.
    defaultValues: { name: '', username: '', password: '', role: 'both', ...draft, email, language },
  });
  const availability = useUsernameAvailability(useWatch({ control: form.control, name: 'username' }));

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          onDraft(values);
          onEmail(values.email);
        },
      }),
    [form, onDraft, onEmail],
  );

  const refuse = (fields: FieldName[], type: string) => {
    for (const name of fields) form.setError(name, { type });
    const first = fieldNames.find((name) => fields.includes(name));
    if (first) form.setFocus(first);
  };

  const awaitMail = (account: SignUpInput) => {
    carryToNextTab(account.email, search.get('next'));
    const state: AuthArrival = { sentTo: account.email };
    void navigate(authAddress('verify', search), { state });
  };

  const submit = form.handleSubmit(
    (account) => {
      if (availability === 'taken') return refuse(['username'], 'taken');
      signUp.mutate(
        { ...account, language },
        {
          onSuccess: () => awaitMail(account),
          onError: (error) => {
            const { fields, type } = refusalOf(error);
            refuse(fields, type);
          },
        },
      );
    },
    (errors) => form.setFocus(fieldNames.find((name) => name in errors) ?? 'name'),
  );
  return { form, submit, signUp, availability };
}

function refusalOf(error: unknown): { fields: FieldName[]; type: string } {
  if (hasCode(error, 'accounts.username_taken')) return { fields: ['username'], type: 'taken' };
  if (hasCode(error, 'accounts.password_too_common')) return { fields: ['password'], type: 'common' };
  if (!isApiError(error) || error.failure.kind !== 'refused') return { fields: [], type: 'server' };
  const { fields = [] } = error.failure;
  return { fields: fieldNames.filter((name) => fields.includes(name)), type: 'server' };
}
