import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/local-storage.ts';

/** What was written against a decision stays in this browser until it is sent. */
export function useAppealDraft(reference: string) {
  const key = `appeal-draft:${reference}`;
  const [text, setText] = useState(() => readStored(key) ?? '');
  const write = (next: string) => {
    setText(next);
    writeStored(key, next || null);
  };
  return [text, write] as const;
}
