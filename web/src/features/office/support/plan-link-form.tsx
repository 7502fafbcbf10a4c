import type { Language } from '@firstlight/contract/languages.ts';
import { sendPlanLink } from '@firstlight/contract/office/support/support.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextInput } from '../../../ui/field/text-input.tsx';
import { useSendPlanLink } from './support.api.ts';

/** The same words for every address: whether somebody gives is theirs to tell. */
export function PlanLinkForm() {
  const { t, i18n } = useTranslation('support');
  const { t: tRequest } = useTranslation('request');
  const [email, setEmail] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const send = useSendPlanLink();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isGood = sendPlanLink.body.shape.email.safeParse(email).success;
    setFaulty(!isGood);
    if (isGood) send.mutate({ email: email.trim(), language: i18n.language as Language });
    else (event.target as HTMLFormElement).querySelector('input')?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-form flex-col gap-4">
      <Field label={t('link.email')} error={isFaulty && t('form.invalid.email')}>
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      {send.isError && (
        <p role="alert" className="rounded-control bg-rose-soft px-4 py-3 text-rose">
          {t('link.failed')} {errorMessage(tRequest, send.error)}
        </p>
      )}
      <div>
        <Button type="submit" variant="sun" loading={send.isPending}>
          {t('link.send')}
        </Button>
      </div>
      <p role="status" className="text-leaf">
        {send.isSuccess && t('link.sent')}
      </p>
    </form>
  );
}
