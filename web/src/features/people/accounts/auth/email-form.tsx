import { forgotPassword } from '@firstlight/contract/people/accounts/accounts.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWorthRetrying } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import type { MailRequest } from '../accounts.api.ts';
import type { AuthEmail } from './auth-email.ts';
import { AuthFailureNotice } from './auth-failure-notice.tsx';

interface EmailFormProps extends AuthEmail {
  label: string;
  submitLabel: string;
  request: MailRequest;
  onSent: (email: string) => void;
}

/** One address, to which a mail is asked for. */
export function EmailForm({ email, onEmail, label, submitLabel, request, onSent }: EmailFormProps) {
  const { t } = useTranslation('accounts');
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const empty = email.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = forgotPassword.body.safeParse({ email });
    if (!given.success) {
      setRefused(email);
      input.current?.focus();
      return;
    }
    request.mutate(given.data, { onSuccess: () => onSent(given.data.email) });
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={label} error={refused === email && t(empty ? 'forgot.empty' : 'invalid.email')}>
        <TextInput
          ref={input}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
      </Field>
      {request.isError && <AuthFailureNotice error={request.error} />}
      <div>
        <Button type="submit" variant="sun" loading={request.isPending}>
          {isWorthRetrying(request.error) ? t('tryAgain') : submitLabel}
        </Button>
      </div>
    </form>
  );
}
