import { type LiveTopicName, liveTopics } from '@firstlight/contract/live.ts';
import type { Asked, LiveTopic } from '../platform/live/live-topic.ts';
import type { Pace } from '../platform/live/paced-pushes.ts';
import type { TailSource } from '../platform/live/tail.ts';
import type { Context } from './context.ts';

/** Which of those who ask may follow what they ask for: one query, however many there are. */
export type MayListen = (ctx: Context, asked: readonly Asked[]) => Promise<readonly Asked[]>;

/** What a feature lets open pages follow. What is pushed to them is said in its contract. */
export interface FeatureTopic {
  name: LiveTopicName;
  mayListen: MayListen;
  /** Where followers are sent what happened itself, read from the database, instead of the doorbells that it rings. */
  tail?(ctx: Context): TailSource;
  /** Of its events those that come often and to many: told seldom, with all that came meanwhile, and each time to those alone who may still follow. */
  pace?: Pace;
}

/** A topic that each person has of their own, and nobody else may follow. */
export const ownTopic = (name: LiveTopicName): FeatureTopic => ({
  name,
  mayListen: async (_ctx, asked) => asked.filter(({ userId, id }) => userId === id),
});

/** As the live transport takes it. */
export function openTopic(ctx: Context, { name, mayListen, tail, pace }: FeatureTopic): LiveTopic {
  const schema = liveTopics[name]?.id ?? null;
  return {
    name,
    isOwn: schema === null,
    isId: (id) => schema?.safeParse(id).success ?? false,
    mayListen: (asked) => mayListen(ctx, asked),
    ...(tail && { tail: tail(ctx) }),
    ...(pace && { pace }),
  };
}
