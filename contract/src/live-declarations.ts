import type * as z from 'zod/mini';

/** What open browsers may follow, by the topic's name. A feature exports its own as `liveTopics`. */
export type LiveTopics = Record<
  string,
  {
    /** What one topic of this name is about: it is called `<name>:<id>`. Null: each person has one, and follows it without saying whose. */
    id: z.ZodMiniType<string> | null;
  }
>;

/**
 * What is pushed to whoever follows a topic, by the event's name. A feature exports its own as `liveEvents`, also those
 * on topics of others. A payload never depends on who receives it and never names a hidden tester; it may be lost, so each one
 * only tells a client what to fetch again.
 */
export type LiveEvents = Record<
  string,
  {
    /** The name of the topic whose followers hear it. */
    topic: string;
    payload: z.ZodMiniType;
  }
>;
