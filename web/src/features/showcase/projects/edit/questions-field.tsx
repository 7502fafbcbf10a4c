import { projectRules as rules } from '@firstlight/contract/rules.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import type { ProjectFormHandle } from './project-fields.tsx';

/** Two places to begin with: three empty ones look like a form to fill in. */
const shownFirst = 2;

export function QuestionsField({ form, isPublished }: { form: ProjectFormHandle; isPublished: boolean }) {
  const { t } = useTranslation('postProject');
  const questions = form.watch('questions');
  const used = questions.findLastIndex((question) => question !== '') + 1;
  const [opened, setOpened] = useState(shownFirst);
  const shown = Math.max(opened, used);
  const { errors } = form.formState;
  const examples = ['first', 'second', 'third'] as const;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-muted text-small">{t(isPublished ? 'questions.changed' : 'questions.hint')}</p>
      {examples.slice(0, shown).map((example, at) => (
        <Field
          key={example}
          label={t('questions.label', { number: at + 1 })}
          optional
          error={errors.questions && at === 0 && t('invalid.questions', { max: rules.questionMax })}
        >
          <TextInput
            {...form.register(`questions.${at}`)}
            maxLength={rules.questionMax}
            placeholder={t(`questions.examples.${example}`)}
            autoComplete="off"
          />
        </Field>
      ))}
      {shown < rules.questionsMax && (
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          onClick={() => {
            setOpened(rules.questionsMax);
            setTimeout(() => form.setFocus(`questions.${rules.questionsMax - 1}`));
          }}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t('questions.add')}
        </Button>
      )}
      <Field
        label={t('cardQuestion.label')}
        hint={t('cardQuestion.hint')}
        optional
        error={errors.cardQuestion && t('invalid.cardQuestion', { max: rules.questionMax })}
      >
        <TextInput
          {...form.register('cardQuestion')}
          maxLength={rules.questionMax}
          placeholder={t('cardQuestion.example')}
          autoComplete="off"
        />
      </Field>
    </div>
  );
}
