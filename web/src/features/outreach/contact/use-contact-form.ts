import type { Language } from '@firstlight/contract/languages.ts';
import { type ContactMessage, contactMessage } from '@firstlight/contract/outreach/contact/contact.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useSendContactMessage } from './contact.api.ts';
import { type ContactDraft, dropDraft, readContactDraft, storeContactDraft } from './contact-draft.ts';

export interface Sent {
  email: string;
  replyBy: string;
}

/** In the order of the page. */
const fieldNames = ['topic', 'email', 'message'] as const;

type FieldName = (typeof fieldNames)[number];

export function useContactForm(given: ContactDraft, onSent: (sent: Sent) => void) {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const send = useSendContactMessage();
  const form = useForm<ContactMessage>({
    resolver: standardSchemaResolver(contactMessage),
    // The library would follow its own order of fields, which is not the page's.
    shouldFocusError: false,
    defaultValues: { email: '', message: '', ...given, ...readContactDraft(), language },
  });

  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => storeContactDraft(values) }),
    [form],
  );

  const focusFirst = (faulty: (name: FieldName) => boolean) => {
    const first = fieldNames.find(faulty);
    if (first) form.setFocus(first);
  };

  const submit = form.handleSubmit(
    (message) =>
      send.mutate(
        { ...message, language },
        {
          onSuccess: ({ replyBy }) => {
            dropDraft();
            onSent({ email: message.email, replyBy });
          },
          onError: (error) => {
            const refused = refusedFields(error);
            for (const name of refused) form.setError(name, { type: 'server' });
            focusFirst((name) => refused.includes(name));
          },
        },
      ),
    (errors) => focusFirst((name) => name in errors),
  );
  return { form, submit, send };
}

function refusedFields(error: unknown): FieldName[] {
  if (!isApiError(error) || error.failure.kind !== 'refused') return [];
  const { fields = [] } = error.failure;
  return fieldNames.filter((name) => fields.includes(name));
}
