import { useState } from 'react';
import { readStored, writeStored } from './local-storage.ts';

/**
 * What is being written stays in this browser under its key, also where the session ends meanwhile, until it is sent,
 * given up or its author signs out (`settleDrafts`). Without a key it lasts as long as the form.
 */
export function useKeptText(key: string | undefined, given = '') {
  const [text, setText] = useState(() => (key && readStored(key)) ?? given);
  const write = (next: string) => {
    setText(next);
    if (key) writeStored(key, next || null);
  };
  return [text, write] as const;
}
