import type { Feedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import { clsx } from 'clsx';
import { MessageCircle, Pencil, Trash2 } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../lib/api/api-error.ts';
import { passFocusOn } from '../../../../lib/pass-focus-on.ts';
import { useEditorFocus } from '../../../../lib/use-editor-focus.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { showToast } from '../../../../ui/overlay/show-toast.ts';
import { type OwnWriting, useRemoveFeedback, useRestoreFeedback } from '../feedback.api.ts';
import { FeedbackBody } from '../feedback-body.tsx';
import { FeedbackForm } from '../give/feedback-form.tsx';
import { ShownFrom } from '../shown-from.tsx';
import { ThreadPanel } from '../threads/thread-panel.tsx';
import { GivenRow } from './given-row.tsx';

interface OwnFeedbackProps {
  projectId: string;
  own: OwnWriting;
  feedback: Feedback;
  /** In a list of one's own it is a row: which project it is about, what became of it in a word, and what else there is to say. */
  heading?: ReactNode;
  fate?: ReactNode;
  aftermath?: ReactNode;
}

/** One's own feedback with what one may do with it. */
export function OwnFeedback({ projectId, own, feedback, heading, fate, aftermath }: OwnFeedbackProps) {
  const { t } = useTranslation('feedback');
  const [shows, setShows] = useState<'nothing' | 'form' | 'thread'>('nothing');
  const remove = useRemoval(projectId);
  const focus = useEditorFocus<HTMLDivElement>(shows === 'form');
  if (shows === 'form') {
    const close = () => setShows('nothing');
    return (
      <Frame heading={heading} ref={focus.editor}>
        <FeedbackForm projectId={projectId} own={own} given={feedback} onDone={close} onCancel={close} />
      </Frame>
    );
  }
  return (
    <Frame heading={heading} aria-label={t('own.label')}>
      <FeedbackBody feedback={feedback} isOwn showsNumber={!heading}>
        {fate}
      </FeedbackBody>
      {aftermath}
      {feedback.own?.uncountedFor && (
        <p className="text-ink-muted text-small">{t(`own.uncounted.${feedback.own.uncountedFor}`)}</p>
      )}
      {feedback.own?.shownFrom && <ShownFrom of="own" moment={feedback.own.shownFrom} />}
      <div className={clsx('flex flex-wrap gap-2', heading && '-ml-3')}>
        {feedback.can.edit && (
          <Button
            ref={focus.opener}
            size="sm"
            variant={heading ? 'ghost' : 'outline'}
            onClick={() => setShows('form')}
          >
            <Pencil className="size-4" aria-hidden="true" />
            {t('own.edit')}
          </Button>
        )}
        {feedback.can.remove && (
          <Button
            size="sm"
            variant="ghost"
            onClick={(event) => {
              passFocusOn(event);
              remove(feedback);
            }}
          >
            <Trash2 className="size-4" aria-hidden="true" />
            {t('own.remove')}
          </Button>
        )}
        {feedback.can.talk && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={shows === 'thread'}
            onClick={() => setShows(shows === 'thread' ? 'nothing' : 'thread')}
          >
            <MessageCircle className="size-4" aria-hidden="true" />
            {t('own.thread')}
          </Button>
        )}
      </div>
      {shows === 'thread' && <ThreadPanel feedbackId={feedback.id} />}
    </Frame>
  );
}

/** A card by itself; in a list a row, with the project beside the words where there is room for both. */
function Frame({ heading, children, ...rest }: ComponentPropsWithRef<'div'> & { heading: ReactNode }) {
  if (!heading) {
    return (
      <Card {...rest} as="section" className="flex flex-col gap-3">
        {children}
      </Card>
    );
  }
  return (
    <GivenRow {...rest} heading={heading}>
      {children}
    </GivenRow>
  );
}

/**
 * Gone at once, with a while to take it back. By promise, not by the library's callbacks: those fall silent with the
 * card they were given by, which goes together with the feedback.
 */
function useRemoval(projectId: string): (feedback: Feedback) => void {
  const { t } = useTranslation('feedback');
  const { t: tRequest } = useTranslation('request');
  const remove = useRemoveFeedback(projectId);
  const restore = useRestoreFeedback(projectId);
  const fail = (title: string) => (error: unknown) =>
    void showToast({ kind: 'error', title, description: errorMessage(tRequest, error) });
  const undo = (feedback: Feedback) => () =>
    void restore.mutateAsync(feedback).catch(fail(t('own.restoreFailed')));
  return (feedback) =>
    void remove
      .mutateAsync(feedback)
      .then(
        () => void showToast({ title: t('own.removed'), undo: undo(feedback) }),
        fail(t('own.removeFailed')),
      );
}
