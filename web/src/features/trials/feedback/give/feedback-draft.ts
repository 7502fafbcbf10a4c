import { readStored, writeStored } from '../../../../lib/local-storage.ts';

export interface FeedbackDraft {
  rating: number | null;
  comment: string;
}

const key = (projectId: string) => `feedback-draft:${projectId}`;

/** What was written stays in this browser until it is sent. */
export function readFeedbackDraft(projectId: string): FeedbackDraft {
  try {
    const { rating, comment } = JSON.parse(readStored(key(projectId)) ?? '{}') as Partial<FeedbackDraft>;
    return { rating: typeof rating === 'number' ? rating : null, comment: String(comment ?? '') };
  } catch {
    return { rating: null, comment: '' };
  }
}

export function storeFeedbackDraft(projectId: string, draft: FeedbackDraft | null): void {
  const isEmpty = draft === null || (draft.rating === null && draft.comment === '');
  writeStored(key(projectId), isEmpty ? null : JSON.stringify(draft));
}
