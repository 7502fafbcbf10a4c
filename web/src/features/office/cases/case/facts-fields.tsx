import { caseLimits, groupMeasures } from '@firstlight/contract/office/cases/case-rules.ts';
import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../ui/field/field.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import type { Draft } from '../decide/draft.ts';

interface FactsFieldsProps {
  draft: Draft;
  kind: WholeCase['kind'];
  onChange: (next: Partial<Draft>) => void;
}

/** Fields for the moderator's own words, which the statement quotes as written. */
export function FactsFields({ draft, kind, onChange }: FactsFieldsProps) {
  const { t } = useTranslation('moderator');
  return (
    <div className="flex flex-col gap-3 rounded-control border border-line bg-surface p-3">
      {kind === 'group' && (
        <Field label={t('facts.measure')}>
          <Select
            value={draft.measure ?? 'removed'}
            onChange={(chosen) => onChange({ measure: chosen === 'removed' ? undefined : chosen })}
            options={(['removed', ...groupMeasures] as const).map((measure) => ({
              value: measure,
              label: t(`facts.measures.${measure}`),
            }))}
          />
        </Field>
      )}
      {draft.rule === 'illegal' && (
        <Field label={t('facts.law')}>
          <Textarea
            rows={2}
            value={draft.law}
            limit={caseLimits.lawMax}
            onChange={(event) => onChange({ law: event.currentTarget.value })}
          />
        </Field>
      )}
      <Field label={t('facts.words')} optional hint={t('facts.hint')}>
        <Textarea
          rows={2}
          value={draft.facts}
          limit={sanctionLimits.factsMax}
          onChange={(event) => onChange({ facts: event.currentTarget.value })}
        />
      </Field>
    </div>
  );
}
