import { feedbackRules } from '@firstlight/contract/rules.ts';
import type { Feedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSendFeedback } from '../feedback.api.ts';
import { type FeedbackDraft, readFeedbackDraft, storeFeedbackDraft } from './feedback-draft.ts';

/** What is missing before it can be sent. */
export interface FormFaults {
  rating: boolean;
  comment: 'short' | 'long' | null;
}

export function useFeedbackForm(
  projectId: string,
  asked: readonly string[],
  given: Feedback | null,
  onSent: () => void,
) {
  const [draft, setDraft] = useState(() => (given ? draftOf(given) : readFeedbackDraft(projectId)));
  const [isTried, setTried] = useState(false);
  const send = useSendFeedback(projectId, given?.id);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const { rating, comment, answers } = draft;
  // What one has answered stays one's own to change, also where the maker asks something else by now.
  const answered = given?.answers.map(({ question }) => question) ?? [];
  const questions = [...new Set([...asked, ...answered])];
  const faults = faultsOf(rating, comment);

  // An edit starts from what stands there; only a new feedback is a draft.
  useEffect(() => {
    if (!given) storeFeedbackDraft(projectId, { rating, comment, answers });
  }, [projectId, given, rating, comment, answers]);

  function submit(event: Pick<FormEvent, 'preventDefault'>) {
    event.preventDefault();
    setTried(true);
    if (faults.comment) textarea.current?.focus();
    if (!faults.comment) sendNow();
  }

  function sendNow() {
    if (rating === null || send.isPending) return;
    const said = questions
      .map((question) => ({ question, answer: (answers[question] ?? '').trim() }))
      .filter(({ answer }) => answer !== '');
    const isAsked = questions.length > 0;
    send.mutate(
      { rating, comment: comment.trim(), ...(isAsked && { answers: said }) },
      { onSuccess: onSent },
    );
  }

  return {
    rating,
    comment,
    questions,
    answers,
    setRating: (next: number) => setDraft({ ...draft, rating: next }),
    setComment: (next: string) => setDraft({ ...draft, comment: next }),
    setAnswer: (question: string, next: string) =>
      setDraft({ ...draft, answers: { ...answers, [question]: next } }),
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

function draftOf({ rating, comment, answers }: Feedback): FeedbackDraft {
  const said = answers.map(({ question, answer }) => [question, answer]);
  return { rating, comment, answers: Object.fromEntries(said) };
}

function faultsOf(rating: number | null, comment: string): FormFaults {
  const { length } = comment.trim();
  const isLong = length > feedbackRules.commentMax;
  return {
    rating: rating === null,
    comment: length < feedbackRules.commentMin ? 'short' : isLong ? 'long' : null,
  };
}
