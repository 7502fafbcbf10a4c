import type { FollowedTopic, HeardOn } from '@firstlight/contract/live.ts';
import { useEffect, useRef } from 'react';
import { followTopic } from './follow-topic.ts';

export type TopicHandlers<Topic extends FollowedTopic> = {
  [Event in keyof HeardOn<Topic>]?: (payload: HeardOn<Topic>[Event]) => void;
} & {
  /** From here on everything is heard. */
  granted?(): void;
  /** After a cut nobody knows what was missed. */
  missed?(): void;
};

/** Hears what happens on a topic while the component stands. */
export function useTopic<Topic extends FollowedTopic>(topic: Topic, handlers: TopicHandlers<Topic>): void {
  const latest = useRef<Record<string, ((payload: never) => void) | undefined>>(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(
    () =>
      followTopic(topic, {
        hear: (event, payload) => latest.current[event]?.(payload as never),
        granted: () => latest.current['granted']?.(undefined as never),
        missed: () => latest.current['missed']?.(undefined as never),
      }),
    [topic],
  );
}
