import { feedbackRules } from '@firstlight/contract/rules.ts';
import type { Feedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../../lib/api/api-error.ts';
import { AnonymousHow } from '../../../../parts/feedback/anonymous-how.tsx';
import { Rating } from '../../../../parts/rating/rating.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { FailureNotice } from '../../../../ui/state/failure-notice.tsx';
import { CardQuestion } from '../card/card-question.tsx';
import type { OwnWriting } from '../feedback.api.ts';
import { CountingHint } from './counting-hint.tsx';
import { QuestionFields } from './question-fields.tsx';
import { useFeedbackForm } from './use-feedback-form.ts';

/** What makes a tester of somebody who only makes projects, in one click, and goes on then. */
export type OfferRole = (onDone: () => void) => ReactNode;

interface FeedbackFormProps {
  projectId: string;
  own: OwnWriting;
  /** Set when one changes what one wrote. */
  given?: Feedback;
  offerRole?: OfferRole | undefined;
  /** Not where the card above asks it already. */
  hasCardQuestion?: boolean;
  onDone: () => void;
  onCancel?: () => void;
}

export function FeedbackForm({
  projectId,
  own,
  given,
  offerRole,
  hasCardQuestion = given === undefined,
  onDone,
  onCancel,
}: FeedbackFormProps) {
  const { t } = useTranslation('feedback');
  const form = useFeedbackForm(projectId, own.questions, given ?? null, onDone);
  const words = [1, 2, 3, 4, 5].map((sun) => t(`form.words.${sun as 1}`));
  return (
    <form
      id={given ? undefined : 'feedback-form'}
      noValidate
      onSubmit={form.submit}
      onKeyDown={form.onKeyDown}
      aria-label={given ? t('form.editLabel') : t('form.label')}
      className="flex scroll-mt-24 flex-col gap-4"
    >
      <div className="flex flex-col gap-1">
        <span className="font-semibold text-[0.9375rem]">{t('form.rating')}</span>
        <Rating
          label={t('form.rating')}
          value={form.rating}
          onChange={form.setRating}
          words={words as [string, string, string, string, string]}
          invalid={form.faults.rating}
        />
        {form.faults.rating && <p className="font-medium text-rose text-small">{t('form.ratingMissing')}</p>}
      </div>
      <Field
        label={t('form.comment')}
        hint={
          <>
            {t('form.commentHint')} <span className="pointer-coarse:hidden">{t('form.commentKeys')}</span>
          </>
        }
        error={commentFault()}
      >
        <Textarea
          ref={form.textarea}
          value={form.comment}
          onChange={(event) => form.setComment(event.target.value)}
          limit={feedbackRules.commentMax}
          rows={5}
        />
      </Field>
      <CountingHint
        projectId={projectId}
        comment={form.comment}
        evidence={own.evidence}
        leadsOut={own.leadsOut}
      />
      {hasCardQuestion && <CardQuestion projectId={projectId} own={own} />}
      <QuestionFields questions={form.questions} answers={form.answers} onAnswer={form.setAnswer} />
      {form.send.isError && failure()}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Where the project is opened by a sun, that one comes first, and there is only one. */}
        <Button type="submit" variant={own.leadsOut || given ? 'night' : 'sun'} loading={form.send.isPending}>
          {form.send.isError ? t('form.tryAgain') : given ? t('form.save') : t('form.send')}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        )}
        <AnonymousHow />
      </div>
    </form>
  );

  /** Nobody has written in vain: whoever only makes projects becomes both, and it is sent. */
  function failure() {
    if (offerRole && hasCode(form.send.error, 'accounts.creator_role')) return offerRole(form.sendNow);
    return <FailureNotice hasText title={t('form.failed')} error={form.send.error} />;
  }

  function commentFault(): string | undefined {
    if (form.faults.comment === 'short') return t('form.commentShort', { count: feedbackRules.commentMin });
    if (form.faults.comment === 'long') return t('form.commentLong', { count: feedbackRules.commentMax });
    return undefined;
  }
}
