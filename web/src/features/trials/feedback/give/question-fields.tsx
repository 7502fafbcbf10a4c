import { feedbackRules } from '@firstlight/contract/rules.ts';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../ui/field/field.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';

interface QuestionFieldsProps {
  questions: readonly string[];
  answers: Readonly<Record<string, string>>;
  onAnswer: (question: string, answer: string) => void;
}

/** What the maker wants to know besides. Nobody has to answer. */
export function QuestionFields({ questions, answers, onAnswer }: QuestionFieldsProps) {
  const { t } = useTranslation('feedback');
  if (questions.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-4 rounded-card bg-sunken p-4">
      <legend className="float-left font-semibold text-[0.9375rem]">{t('form.questions')}</legend>
      <p className="clear-both -mt-3 text-ink-muted text-small">{t('form.questionsHint')}</p>
      {questions.map((question) => (
        <Field key={question} label={question} optional>
          <Textarea
            value={answers[question] ?? ''}
            onChange={(event) => onAnswer(question, event.target.value.slice(0, feedbackRules.answerMax))}
            limit={feedbackRules.answerMax}
            rows={2}
          />
        </Field>
      ))}
    </fieldset>
  );
}
