import { newEmail } from '@firstlight/contract/people/accounts/email-change.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode, isWorthRetrying } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { AuthFailureNotice } from '../auth/auth-failure-notice.tsx';
import { useAskEmailChange } from './email-change.api.ts';

interface NewEmailFormProps {
  /** The address one has. */
  own: string;
  onAsked: () => void;
}

export function NewEmailForm({ own, onAsked }: NewEmailFormProps) {
  const { t } = useTranslation('security');
  const { t: tAccounts } = useTranslation('accounts');
  const ask = useAskEmailChange();
  const [email, setEmail] = useState('');
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isOwn =
    email.trim().toLowerCase() === own.toLowerCase() || hasCode(ask.error, 'accounts.email_unchanged');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = newEmail.safeParse({ email });
    if (given.success && !isOwn) return ask.mutate(given.data, { onSuccess: onAsked });
    setRefused(email);
    input.current?.focus();
  };

  const type = (typed: string) => {
    setEmail(typed);
    if (ask.isError) ask.reset();
  };

  return (
    <form noValidate onSubmit={submit} className="flex max-w-form flex-col gap-5">
      <Field
        label={t('email.new')}
        error={
          (isOwn && email !== '' && tAccounts('errors.email_unchanged')) ||
          (refused === email && tAccounts('invalid.email'))
        }
      >
        <TextInput
          ref={input}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          value={email}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      {ask.isError && !isOwn && <AuthFailureNotice error={ask.error} />}
      <div>
        <Button type="submit" loading={ask.isPending}>
          {isWorthRetrying(ask.error) ? tAccounts('tryAgain') : t('email.submit')}
        </Button>
      </div>
    </form>
  );
}
