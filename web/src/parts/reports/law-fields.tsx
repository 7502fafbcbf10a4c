import { caseLimits } from '@firstlight/contract/office/cases/case-rules.ts';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import type { ReportFieldsProps } from './report-fields.tsx';

/** What European law asks of whoever calls something illegal. */
export function LawFields({ draft, onChange, faults }: ReportFieldsProps) {
  const { t } = useTranslation('reports');
  return (
    <>
      <Field label={t('law')} error={faults.includes('law') && t('lawMissing')}>
        <Textarea
          rows={2}
          value={draft.law}
          limit={caseLimits.lawMax}
          onChange={(event) => onChange({ law: event.currentTarget.value })}
        />
      </Field>
      <Checkbox
        checked={draft.concernsMinors}
        onChange={(concernsMinors) => onChange({ concernsMinors })}
        label={t('minors')}
      />
      <Checkbox
        checked={draft.inGoodFaith}
        onChange={(inGoodFaith) => onChange({ inGoodFaith })}
        label={t('goodFaith')}
        invalid={faults.includes('inGoodFaith')}
      />
      {faults.includes('inGoodFaith') && (
        <p role="alert" className="font-medium text-rose text-small">
          {t('goodFaithMissing')}
        </p>
      )}
    </>
  );
}
