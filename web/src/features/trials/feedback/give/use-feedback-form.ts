import { feedbackRules } from '@firstlight/contract/rules.ts';
import type { Feedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSendFeedback } from '../feedback.api.ts';
import { readFeedbackDraft, storeFeedbackDraft } from './feedback-draft.ts';

/** What is missing before it can be sent. */
export interface FormFaults {
  rating: boolean;
  comment: 'short' | 'long' | null;
}

export function useFeedbackForm(projectId: string, given: Feedback | null, onSent: () => void) {
  const [draft, setDraft] = useState(() => given ?? readFeedbackDraft(projectId));
  const [isTried, setTried] = useState(false);
  const send = useSendFeedback(projectId, given?.id);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const { rating, comment } = draft;
  const faults = faultsOf(rating, comment);

  // An edit starts from what stands there; only a new feedback is a draft.
  useEffect(() => {
    if (!given) storeFeedbackDraft(projectId, { rating, comment });
  }, [projectId, given, rating, comment]);

  function submit(event: Pick<FormEvent, 'preventDefault'>) {
    event.preventDefault();
    setTried(true);
    if (faults.comment) textarea.current?.focus();
    if (!faults.comment) sendNow();
  }

  function sendNow() {
    if (rating === null || send.isPending) return;
    send.mutate({ rating, comment: comment.trim() }, { onSuccess: onSent });
  }

  return {
    rating,
    comment,
    setRating: (next: number) => setDraft({ rating: next, comment }),
    setComment: (next: string) => setDraft({ rating, comment: next }),
    textarea,
    send,
    submit,
    sendNow,
    /** Ctrl or ⌘ with Enter sends, as in every writing program. */
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
    },
    faults: isTried ? faults : { rating: false, comment: null },
  };
}

function faultsOf(rating: number | null, comment: string): FormFaults {
  const { length } = comment.trim();
  const isLong = length > feedbackRules.commentMax;
  return {
    rating: rating === null,
    comment: length < feedbackRules.commentMin ? 'short' : isLong ? 'long' : null,
  };
}
