import { contactLimits, contactTopics } from '@firstlight/contract/outreach/contact/contact-limits.ts';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextInput } from '../../../ui/field/text-input.tsx';
import { Textarea } from '../../../ui/field/textarea.tsx';
import type { ContactDraft } from './contact-draft.ts';
import { SendFailure } from './send-failure.tsx';
import { type Sent, useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  /** What a link to this page already says. */
  given: ContactDraft;
  onSent: (sent: Sent) => void;
}

export function ContactForm({ given, onSent }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const { form, submit, send } = useContactForm(given, onSent);
  const { errors } = form.formState;
  const topics = contactTopics.map((value) => ({ value, label: t(`form.topics.${value}`) }));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label={t('form.topic')} error={errors.topic && t('form.invalid.topic')}>
        <Controller
          control={form.control}
          name="topic"
          render={({ field }) => (
            <div ref={(box) => field.ref(box?.querySelector('[role=combobox]'))}>
              <Select
                options={topics}
                defaultValue={field.value}
                onChange={field.onChange}
                placeholder={t('form.topicPlaceholder')}
              />
            </div>
          )}
        />
      </Field>
      <Field
        label={t('form.email')}
        hint={t('form.emailHint')}
        error={errors.email && t('form.invalid.email')}
      >
        <TextInput
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label={t('form.message')}
        hint={t('form.messageHint', { count: contactLimits.messageMin })}
        error={errors.message && messageError()}
      >
        <Textarea
          {...form.register('message')}
          limit={contactLimits.messageMax}
          className="[&_textarea]:min-h-56"
        />
      </Field>
      {send.isError && <SendFailure error={send.error} />}
      <div>
        <Button type="submit" variant="sun" loading={send.isPending}>
          {t(send.isError ? 'form.tryAgain' : 'form.send')}
        </Button>
      </div>
    </form>
  );

  function messageError(): string {
    const tooLong = form.getValues('message').length > contactLimits.messageMax;
    return tooLong
      ? t('form.invalid.messageLong', { count: contactLimits.messageMax })
      : t('form.invalid.messageShort', { count: contactLimits.messageMin });
  }
}
