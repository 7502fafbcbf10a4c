import { iterationLimits } from '@firstlight/contract/trials/iterations/iteration-limits.ts';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field/field.tsx';
import { TextInput } from '../../../ui/field/text-input.tsx';
import { Textarea } from '../../../ui/field/textarea.tsx';
import type { IterationFaults, WrittenIteration } from './written-iteration.ts';

interface IterationFieldsProps {
  written: WrittenIteration;
  faults: IterationFaults;
  onChange: (changes: Partial<WrittenIteration>) => void;
  textarea: RefObject<HTMLTextAreaElement | null>;
}

/** What everybody reads of an iteration. */
export function IterationFields({ written, faults, onChange, textarea }: IterationFieldsProps) {
  const { t } = useTranslation('iterations');
  const counts = { short: iterationLimits.textMin, long: iterationLimits.textMax };
  const textFault =
    faults.whatChanged && t(`publish.${faults.whatChanged}`, { count: counts[faults.whatChanged] });
  return (
    <>
      <Field
        label={t('publish.whatChanged')}
        hint={t('publish.whatChangedHint')}
        error={textFault ?? undefined}
      >
        <Textarea
          ref={textarea}
          value={written.whatChanged}
          onChange={(event) => onChange({ whatChanged: event.target.value })}
          limit={iterationLimits.textMax}
          rows={4}
        />
      </Field>
      <Field label={t('publish.link')} optional error={faults.link && t('publish.linkFault')}>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          value={written.link}
          onChange={(event) => onChange({ link: event.target.value })}
        />
      </Field>
    </>
  );
}
