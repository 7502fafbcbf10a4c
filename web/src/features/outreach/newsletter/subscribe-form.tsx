import type { Language } from '@firstlight/contract/languages.ts';
import type { LetterFrequency } from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import type { Category } from '@firstlight/contract/showcase/projects/categories.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { EmailRow } from './email-row.tsx';
import { FrequencyField } from './frequency-field.tsx';
import { InterestsField } from './interests-field.tsx';
import { isEmail } from './is-email.ts';
import { useSubscribe } from './newsletter.api.ts';

interface SubscribeFormProps {
  /** A member's, who has confirmed it already. */
  ownEmail: string | undefined;
  onSent: (email: string) => void;
  onSubmit?: (() => void) | undefined;
}

export function SubscribeForm({ ownEmail, onSent, onSubmit }: SubscribeFormProps) {
  const { t, i18n } = useTranslation('newsletter');
  const { t: tRequest } = useTranslation('request');
  const [email, setEmail] = useState(ownEmail ?? '');
  const [isFaulty, setFaulty] = useState(false);
  const [frequency, setFrequency] = useState<LetterFrequency>('weekly');
  const [interests, setInterests] = useState<Category[]>([]);
  const subscribe = useSubscribe();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const faulty = !isEmail(email);
    setFaulty(faulty);
    if (faulty) return void (event.target as HTMLFormElement).querySelector('input')?.focus();
    onSubmit?.();
    subscribe.mutate(
      { email, frequency, interests, language: i18n.language as Language },
      { onSuccess: ({ state }) => state === 'check_inbox' && onSent(email) },
    );
  }

  const failure = subscribe.isError && (
    <span>
      {t('form.failed')}. {errorMessage(tRequest, subscribe.error)}
    </span>
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-8">
      <EmailRow
        email={email}
        onChange={(next) => {
          setEmail(next);
          setFaulty(false);
        }}
        error={isFaulty ? t('form.invalidEmail') : failure}
        hint={t(ownEmail !== undefined && email === ownEmail ? 'form.own' : 'form.emailHint')}
        button={t('form.subscribe')}
        variant="sun"
        isSending={subscribe.isPending}
      />
      <FrequencyField options={['weekly', 'monthly']} value={frequency} onChange={setFrequency} />
      <InterestsField chosen={interests} onChange={setInterests} />
    </form>
  );
}
