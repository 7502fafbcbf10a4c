import type { FollowedTopic, HeardOn } from '@firstlight/contract/live.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type TopicHandlers, useTopic } from './use-topic.ts';

/** Everybody who follows a topic hears the bell at once; asking again at once as well would be a rush. */
const spreadMs = 1_000;

/** Asks again for what a key holds whenever the server says on a topic that it changed. */
export function useLiveQuery<Topic extends FollowedTopic>(
  topic: Topic,
  event: keyof HeardOn<Topic>,
  queryKey: QueryKey,
): void {
  const queries = useQueryClient();
  const isWaiting = useRef(false);
  function askSoon(): void {
    if (isWaiting.current) return;
    isWaiting.current = true;
    // Nobody else hears one's own.
    const ms = topic.includes(':') ? Math.random() * spreadMs : 0;
    setTimeout(() => {
      isWaiting.current = false;
      void queries.invalidateQueries({ queryKey });
    }, ms);
  }
  // What happened between the first answer and the moment from which on it is heard would show only with the next change.
  useTopic(topic, { [event]: askSoon, granted: askSoon, missed: askSoon } as TopicHandlers<Topic>);
}
