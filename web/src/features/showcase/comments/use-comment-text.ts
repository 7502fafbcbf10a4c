import { useKeptText } from '../../../lib/use-kept-text.ts';

/** Which comment is being written: a new one on a project, or a reply. */
export interface CommentPlace {
  projectId: string;
  parentId?: string;
}

export const commentDraftKey = ({ projectId, parentId = 'new' }: CommentPlace) =>
  `comment-draft:${projectId}:${parentId}`;

export function useCommentText(given: string, place: CommentPlace | undefined) {
  return useKeptText(place && commentDraftKey(place), given);
}
