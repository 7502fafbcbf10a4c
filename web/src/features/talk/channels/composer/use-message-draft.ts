import { useState } from 'react';
import { readStored, writeStored } from '../../../../lib/local-storage.ts';

/** What was begun in a channel waits there, until it is sent or its author signs out (`settleDrafts`). */
export function useMessageDraft(channelId: string): [string, (text: string) => void] {
  const key = `message-draft:${channelId}`;
  const [text, setText] = useState(() => readStored(key) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      writeStored(key, next === '' ? null : next);
    },
  ];
}
