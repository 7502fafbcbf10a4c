import type { Message } from '@firstlight/contract/talk/channels/message.ts';
import { useEffect, useState } from 'react';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import type { MentionOption } from './mention-options.ts';

/** Whom one may call by their names in a channel. */
export interface Mentionable {
  ownUsername: string;
  /** One may mean everybody at once. */
  canCall: boolean;
  messages: readonly Message[];
  /** Those whose names begin so, as whoever knows the channel’s people finds them. */
  find: (start: string) => Promise<readonly MentionOption[]>;
}

/** While somebody types, nothing is asked. */
const settledMs = 150;

/** Those whose names begin so; those found before until the answer is here. */
export function useMentionable(
  mentionable: Mentionable | undefined,
  start: string | undefined,
): readonly MentionOption[] {
  const settled = useDebounced(start, settledMs);
  const [found, setFound] = useState<readonly MentionOption[]>([]);
  const find = mentionable?.find;
  useEffect(() => {
    if (!find || settled === undefined) return;
    let isCurrent = true;
    // Without an answer there are still those who spoke.
    find(settled).then(
      (people) => isCurrent && setFound(people),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [find, settled]);
  return found;
}
