import type { Pace } from './paced-pushes.ts';
import type { TailSource } from './tail.ts';

/** Somebody who wants to follow something: a person, or a guest. */
export interface Asked {
  userId: string | null;
  id: string;
}

/** Something that connections may follow, by its name; single ones of it are called `<name>:<id>`. */
export interface LiveTopic {
  name: string;
  /** Each person has one of their own, and follows it without saying whose. */
  isOwn: boolean;
  isId(id: string): boolean;
  /** Those who may, read from the database in one query however many ask. */
  mayListen(asked: readonly Asked[]): Promise<readonly Asked[]>;
  /** Where its followers are sent what happened itself: a ring only says that there is something to read. */
  tail?: TailSource;
  /** Of its events those that come often and to many: seldom enough that each time it is asked who may still hear them. */
  pace?: Pace;
}

export const keyOf = ({ userId, id }: Asked): string => `${userId} ${id}`;

const roomPrefix = 'topic:';

/** Where the followers of a topic are gathered, apart from the rooms of sessions and people. */
export const topicRoom = (topic: string): string => `${roomPrefix}${topic}`;

/** The topic whose followers a room gathers, if it is one of those. */
export function topicOfRoom(room: string): string | undefined {
  return room.startsWith(roomPrefix) ? room.slice(roomPrefix.length) : undefined;
}

/** The name and the id in what a topic is called. */
export function splitTopic(topic: string): { name: string; id: string | undefined } {
  const colon = topic.indexOf(':');
  return colon < 0
    ? { name: topic, id: undefined }
    : { name: topic.slice(0, colon), id: topic.slice(colon + 1) };
}
