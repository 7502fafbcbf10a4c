import { readStored, writeStored } from '../../../../lib/local-storage.ts';

export interface FeedbackDraft {
  rating: number | null;
  comment: string;
  /** By the words of their questions. */
  answers: Record<string, string>;
}

const key = (projectId: string) => `feedback-draft:${projectId}`;

/** What was written stays in this browser until it is sent. */
export function readFeedbackDraft(projectId: string): FeedbackDraft {
  try {
    const stored = JSON.parse(readStored(key(projectId)) ?? '{}') as Partial<FeedbackDraft>;
    const { rating, comment, answers } = stored;
    return {
      rating: typeof rating === 'number' ? rating : null,
      comment: String(comment ?? ''),
      answers: answers ?? {},
    };
  } catch {
    return { rating: null, comment: '', answers: {} };
  }
}

export function storeFeedbackDraft(projectId: string, draft: FeedbackDraft | null): void {
  const isEmpty =
    draft === null ||
    (draft.rating === null && [draft.comment, ...Object.values(draft.answers)].join('') === '');
  writeStored(key(projectId), isEmpty ? null : JSON.stringify(draft));
}
