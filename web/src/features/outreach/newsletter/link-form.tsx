import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { EmailRow } from './email-row.tsx';
import { isEmail } from './is-email.ts';
import { useRequestLink } from './newsletter.api.ts';

/** For whoever gets the letters and has none at hand. */
export function LinkForm() {
  const { t } = useTranslation('newsletter');
  const { t: tRequest } = useTranslation('request');
  const [email, setEmail] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const ask = useRequestLink();

  function submit(event: FormEvent): void {
    event.preventDefault();
    setFaulty(!isEmail(email));
    if (isEmail(email)) ask.mutate(email);
    else (event.target as HTMLFormElement).querySelector('input')?.focus();
  }

  const failure = ask.isError && `${t('link.failed')}. ${errorMessage(tRequest, ask.error)}`;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <EmailRow
        email={email}
        onChange={(next) => {
          setEmail(next);
          setFaulty(false);
        }}
        error={isFaulty ? t('form.invalidEmail') : failure}
        button={t('link.send')}
        variant="outline"
        isSending={ask.isPending}
      />
      <p role="status" className="text-ink-muted text-small">
        {ask.isSuccess && t('link.sent')}
      </p>
    </form>
  );
}
