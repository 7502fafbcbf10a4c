import { caseLimits } from '@firstlight/contract/office/cases/case-rules.ts';
import { Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { LawFields } from './law-fields.tsx';
import { ReasonChoice } from './reason-choice.tsx';
import type { ReportDraft, ReportFault } from './report-draft.ts';
import { WhoFields } from './who-fields.tsx';

export interface ReportFieldsProps {
  draft: ReportDraft;
  onChange: (next: Partial<ReportDraft>) => void;
  isGuest: boolean;
  /** What was missing when it was sent. */
  faults: readonly ReportFault[];
}

export function ReportFields(props: ReportFieldsProps) {
  const { draft, onChange, isGuest, faults } = props;
  const { t } = useTranslation('reports');
  return (
    <>
      <ReasonChoice
        value={draft.reason}
        onChange={(reason) => onChange({ reason })}
        error={faults.includes('reason') && t('reasonMissing')}
      />
      <Field
        label={t('body')}
        optional
        hint={
          draft.reason === 'unmasking' && (
            <span className="flex items-center gap-1.5">
              <Moon aria-hidden="true" className="size-4 shrink-0 stroke-[1.75]" />
              {t('moon')}
            </span>
          )
        }
      >
        <Textarea
          rows={2}
          value={draft.body}
          limit={caseLimits.textMax}
          onChange={(event) => onChange({ body: event.currentTarget.value })}
        />
      </Field>
      <Checkbox
        checked={draft.isIllegal}
        onChange={(isIllegal) => onChange({ isIllegal })}
        label={t('illegal')}
        description={t('illegalHint')}
      />
      {draft.isIllegal && <LawFields {...props} />}
      {isGuest && !(draft.isIllegal && draft.concernsMinors) && <WhoFields {...props} />}
    </>
  );
}
