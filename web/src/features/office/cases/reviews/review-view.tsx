import { caseLimits, type ReviewOutcome } from '@firstlight/contract/office/cases/case-rules.ts';
import type { DueReview } from '@firstlight/contract/office/cases/reviews.ts';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../../lib/format-time.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { useCaseTitle } from '../case/case-title.ts';
import { Part } from '../case/part.tsx';
import { Pane } from '../pane/pane.tsx';
import { ReviewBar } from './review-bar.tsx';

interface ReviewViewProps {
  review: DueReview;
  shortcuts: boolean;
  backTo: string;
  takesFocus: boolean;
  /** Reopened, the case is the reader's. */
  onDone: (outcome: ReviewOutcome) => void;
  ref?: Ref<HTMLElement>;
}

/** What was reported on the left, what its reporter says against “no violation” on the right, and an answer that they will read. */
export function ReviewView({ review, shortcuts, backTo, takesFocus, onDone, ref }: ReviewViewProps) {
  const { t, i18n } = useTranslation('moderator');
  const { t: tStatement } = useTranslation('sanctionStatements');
  const titleOf = useCaseTitle();
  const [outcome, setOutcome] = useState<ReviewOutcome | null>(null);
  const [answer, setAnswer] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isShort = answer.trim().length < caseLimits.reviewMin;
  return (
    <Pane
      ref={ref}
      id={review.id}
      title={t('review.title', { title: titleOf(review.case) })}
      badges={<Badge>{tStatement(`rules.${review.case.reason}.name`)}</Badge>}
      line={t('review.filed', { moment: formatMoment(new Date(review.filedAt), i18n.language) })}
      since={review.filedAt}
      dueAt={review.dueAt}
      backTo={backTo}
      takesFocus={takesFocus}
      left={
        <Part title={t('review.content')}>
          <Quote words={review.words ?? t('review.gone')} />
        </Part>
      }
      right={
        <>
          {review.reported && (
            <Part title={t('review.reported', { number: review.reporter })}>
              <Quote words={review.reported} />
            </Part>
          )}
          <Part title={t('review.words')}>
            <Quote words={review.body ?? t('review.gone')} />
          </Part>
          {review.can.decide && (
            <Field
              label={t('appeal.answer')}
              hint={t('appeal.answerHint')}
              error={isChecked && isShort && t('appeal.answerShort', { count: caseLimits.reviewMin })}
            >
              <Textarea
                value={answer}
                rows={5}
                limit={caseLimits.reviewMax}
                onChange={(event) => setAnswer(event.currentTarget.value)}
              />
            </Field>
          )}
        </>
      }
      bar={
        <ReviewBar
          review={review}
          outcome={outcome}
          answer={isShort ? '' : answer.trim()}
          onChoose={setOutcome}
          onCheck={() => setChecked(true)}
          onDone={onDone}
          shortcuts={shortcuts}
        />
      }
    />
  );
}

function Quote({ words }: { words: string }) {
  return (
    <blockquote className="whitespace-pre-line break-words border-line-strong border-l-3 pl-3">
      {words}
    </blockquote>
  );
}
