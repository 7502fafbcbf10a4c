import { contactLimits } from '@firstlight/contract/outreach/contact/contact-limits.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextInput } from '../../../ui/field/text-input.tsx';

interface EmailRowProps {
  email: string;
  onChange: (email: string) => void;
  error: ReactNode;
  hint?: ReactNode;
  button: string;
  variant: 'sun' | 'outline';
  isSending: boolean;
}

/** The one field, and the press beside it. */
export function EmailRow({ email, onChange, error, hint, button, variant, isSending }: EmailRowProps) {
  const { t } = useTranslation('newsletter');
  return (
    <Field label={t('form.email')} hint={hint} error={error}>
      <div className="flex flex-col gap-3 sm:flex-row">
        <div className="min-w-0 flex-1">
          <TextInput
            value={email}
            onChange={(event) => onChange(event.target.value)}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={contactLimits.email}
          />
        </div>
        <Button type="submit" variant={variant} loading={isSending}>
          {button}
        </Button>
      </div>
    </Field>
  );
}
