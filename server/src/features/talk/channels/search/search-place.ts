import type { FoundMessage } from '@firstlight/contract/talk/channels/message-search.ts';
import * as z from 'zod';
import { minuteOf } from '../../../../core/minute-of.ts';

/**
 * Where an answer ended. It holds what its reader was told, or could count by themselves: a minute, a message, how many conversations were looked through; nothing of how
 * much lies between.
 */
export const searchPlace = z.strictObject({
  skip: z.int().min(0).max(100_000),
  minute: z.iso.datetime(),
  /** The last message told of that minute; null: none of it. */
  last: z.nullable(z.strictObject({ channelId: z.uuid(), seq: z.int() })),
});

export type SearchPlace = z.infer<typeof searchPlace>;

type Place = Pick<FoundMessage, 'channelId' | 'seq' | 'sentAt'>;

/** The newest first, to the minute: a finer order of two channels would tell who was quicker. */
export function byTime(one: Place, other: Place): number {
  if (one.sentAt !== other.sentAt) return one.sentAt < other.sentAt ? 1 : -1;
  if (one.channelId !== other.channelId) return one.channelId < other.channelId ? 1 : -1;
  return other.seq - one.seq;
}

/** Whether something comes after where an answer ended. */
export function isBeyond({ minute, last }: SearchPlace, found: Place): boolean {
  if (last === null) return found.sentAt < minute;
  return byTime({ ...last, sentAt: minute }, found) < 0;
}

/** What was sent from then on comes before the place. */
export function endOf({ minute, last }: SearchPlace): Date {
  return last === null ? new Date(minute) : minuteAfter(new Date(minute));
}

/** The whole minute after a moment. */
export function minuteAfter(moment: Date): Date {
  return new Date(new Date(minuteOf(moment)).getTime() + 60_000);
}
