import { caseLimits } from '@firstlight/contract/office/cases/case-rules.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';

interface DeviationFieldProps {
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  error: ReactNode;
}

/** Another step than the suggested one is free, with a sentence for whoever looks at it later. */
export function DeviationField({ value, onChange, onSend, error }: DeviationFieldProps) {
  const { t } = useTranslation('moderator');
  return (
    <Field label={t('decide.why')} error={error}>
      <TextInput
        value={value}
        maxLength={caseLimits.deviationMax}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onSend();
        }}
      />
    </Field>
  );
}
