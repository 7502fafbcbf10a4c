import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { DueAppeal } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../../lib/format-time.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { Pane } from '../pane/pane.tsx';
import { StatementCard } from '../pane/statement-card.tsx';
import { type AnswerDraft, noAnswer } from './answer-draft.ts';
import { AppealBar } from './appeal-bar.tsx';
import { ReductionFields } from './reduction-fields.tsx';

interface AppealViewProps {
  appeal: DueAppeal;
  shortcuts: boolean;
  backTo: string;
  takesFocus: boolean;
  onDone: () => void;
  ref?: Ref<HTMLElement>;
}

/** What was decided on the left, what the person says against it on the right, and an answer that they will read. */
export function AppealView({ appeal, shortcuts, backTo, takesFocus, onDone, ref }: AppealViewProps) {
  const { t, i18n } = useTranslation('moderator');
  const { t: tStatement } = useTranslation('sanctionStatements');
  const [answer, setAnswer] = useState<AnswerDraft>(noAnswer);
  const [isChecked, setChecked] = useState(false);
  const id = useId();
  const change = (next: Partial<AnswerDraft>) => setAnswer((known) => ({ ...known, ...next }));
  const isShort = answer.text.trim().length < sanctionLimits.answerMin;
  return (
    <Pane
      ref={ref}
      id={appeal.id}
      title={t('appeal.title', { step: t(`steps.${appeal.step}.of`) })}
      badges={<Badge>{tStatement(`rules.${appeal.rule}.name`)}</Badge>}
      line={t('appeal.filed', {
        moment: formatMoment(new Date(appeal.filedAt), i18n.language),
        reference: appeal.reference,
      })}
      since={appeal.filedAt}
      dueAt={appeal.dueAt}
      backTo={backTo}
      takesFocus={takesFocus}
      left={
        <section aria-labelledby={`${id}-decision`} className="flex flex-col gap-2.5">
          <h3 id={`${id}-decision`} className="font-semibold text-[0.9375rem]">
            {t('appeal.decision')}
          </h3>
          <StatementCard statement={appeal.statement} />
        </section>
      }
      right={
        <>
          <section aria-labelledby={`${id}-appeal`} className="flex flex-col gap-2.5">
            <h3 id={`${id}-appeal`} className="font-semibold text-[0.9375rem]">
              {t('appeal.words')}
            </h3>
            <blockquote className="whitespace-pre-line break-words border-line-strong border-l-3 pl-3">
              {appeal.body ?? t('appeal.gone')}
            </blockquote>
            {appeal.isHidden && <p className="text-ink-muted text-small">{t('appeal.hidden')}</p>}
          </section>
          {appeal.can.decide && answer.outcome === 'reduced' && (
            <ReductionFields before={appeal.step} answer={answer} onChange={change} isChecked={isChecked} />
          )}
          {appeal.can.decide && (
            <Field
              label={t('appeal.answer')}
              hint={t('appeal.answerHint')}
              error={isChecked && isShort && t('appeal.answerShort', { count: sanctionLimits.answerMin })}
            >
              <Textarea
                value={answer.text}
                rows={5}
                limit={sanctionLimits.answerMax}
                onChange={(event) => change({ text: event.currentTarget.value })}
              />
            </Field>
          )}
        </>
      }
      bar={
        <AppealBar
          appeal={appeal}
          answer={answer}
          onChange={change}
          onCheck={() => setChecked(true)}
          onDone={onDone}
          shortcuts={shortcuts}
        />
      }
    />
  );
}
