import type { SanctionStep } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../../../ui/field/radio-cards.tsx';
import { type AnswerDraft, milderHours, milderSteps } from './answer-draft.ts';

interface ReductionFieldsProps {
  before: SanctionStep;
  answer: AnswerDraft;
  onChange: (next: Partial<AnswerDraft>) => void;
  isChecked: boolean;
}

/** What the decision becomes, and how long that lasts. */
export function ReductionFields({ before, answer, onChange, isChecked }: ReductionFieldsProps) {
  const { t } = useTranslation('moderator');
  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        look="chip"
        legend={t('appeal.becomes')}
        value={answer.step}
        onChange={(step) => onChange({ step })}
        options={milderSteps(before).map((step) => ({ value: step, label: t(`steps.${step}.name`) }))}
        error={isChecked && !answer.step && t('appeal.becomesMissing')}
      />
      {answer.step && answer.step !== 'warning' && (
        <RadioCards
          look="chip"
          legend={t('appeal.lasts')}
          value={String(answer.hours)}
          onChange={(hours) => onChange({ hours: Number(hours) })}
          options={milderHours.map((count) => ({
            value: String(count),
            label: count >= 72 ? t('days', { count: count / 24 }) : t('hours', { count }),
          }))}
        />
      )}
    </div>
  );
}
