import { caseLimits } from '@firstlight/contract/office/cases/case-rules.ts';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import type { ReportFieldsProps } from './report-fields.tsx';

/** Guests alone say who they are: so that they hear what became of it. */
export function WhoFields({ draft, onChange, faults }: ReportFieldsProps) {
  const { t } = useTranslation('reports');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('name')} error={faults.includes('name') && t('nameMissing')}>
        <TextInput
          autoComplete="name"
          value={draft.name}
          maxLength={caseLimits.nameMax}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('email')} error={faults.includes('email') && t('emailMissing')}>
        <TextInput
          type="email"
          autoComplete="email"
          value={draft.email}
          maxLength={caseLimits.emailMax}
          onChange={(event) => onChange({ email: event.currentTarget.value })}
        />
      </Field>
    </div>
  );
}
