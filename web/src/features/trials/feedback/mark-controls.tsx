import type { Feedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import { type FeedbackMark, feedbackLimits } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../lib/api/api-error.ts';
import { useEditorFocus } from '../../../lib/use-editor-focus.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextInput } from '../../../ui/field/text-input.tsx';
import { showToast } from '../../../ui/overlay/show-toast.ts';
import { useMarkFeedback } from './feedback.api.ts';

/** The maker says whether it helped; that it did not needs a reason, which only its author reads. */
export function MarkControls({ projectId, feedback }: { projectId: string; feedback: Feedback }) {
  const { t } = useTranslation('feedback');
  const { t: tRequest } = useTranslation('request');
  const [isReasoning, setReasoning] = useState(false);
  const [reason, setReason] = useState('');
  const mark = useMarkFeedback(projectId);
  const focus = useEditorFocus<HTMLFormElement>(isReasoning);

  function set(next: FeedbackMark | null) {
    const because = next === 'not_helpful' ? { reason: reason.trim() } : {};
    mark.mutate(
      { feedbackId: feedback.id, mark: next, ...because },
      {
        onSuccess: () => setReasoning(false),
        onError: (error) =>
          showToast({ kind: 'error', title: t('mark.failed'), description: errorMessage(tRequest, error) }),
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() !== '') set('not_helpful');
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Chip pressed={feedback.isHelpful} onChange={(pressed) => set(pressed ? 'helpful' : null)}>
          {t('mark.helpful')}
        </Chip>
        <Chip ref={focus.opener} pressed={isReasoning} onChange={setReasoning}>
          {t('mark.notHelpful')}
        </Chip>
      </div>
      {isReasoning && (
        <form
          ref={focus.editor}
          onSubmit={submit}
          className="order-last flex w-full flex-wrap items-start gap-2"
        >
          <Field
            label={t('mark.reason')}
            hint={t('mark.reasonHint')}
            className="min-w-[min(16rem,100%)] flex-1"
          >
            <TextInput
              value={reason}
              maxLength={feedbackLimits.markReasonMax}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          <Button type="submit" className="mt-6" loading={mark.isPending} disabled={reason.trim() === ''}>
            {t('mark.send')}
          </Button>
        </form>
      )}
    </>
  );
}
