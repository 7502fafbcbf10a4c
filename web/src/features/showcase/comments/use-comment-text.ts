import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/local-storage.ts';

/** Which comment is being written: a new one on a project, or a reply. */
export interface CommentPlace {
  projectId: string;
  parentId?: string;
}

/** What was written stays in this browser until it is sent or given up, also where the session ends meanwhile. */
export function useCommentText(given: string, place: CommentPlace | undefined) {
  const key = place && `comment-draft:${place.projectId}:${place.parentId ?? 'new'}`;
  const [text, setText] = useState(() => (key && readStored(key)) ?? given);
  const write = (next: string) => {
    setText(next);
    if (key) writeStored(key, next || null);
  };
  return [text, write] as const;
}
