import * as z from 'zod/mini';
import { reactionKinds } from '../../showcase/reactions/reaction-kinds.ts';

const person = z.object({ username: z.string(), name: z.string() });

/** How far a channel has come: `seq` numbers its messages and `rev` all that changed, both without gaps. */
export const position = z.object({ seq: z.int(), rev: z.int() });

/** As everybody in the channel sees it: nothing in it depends on who reads, so that one frame serves all. */
export const message = z.object({
  seq: z.int(),
  /** Chosen by the sender, who recognises the message by it until it has a `seq`. Unique in its channel. */
  id: z.uuid(),
  /** The number of its last change: a row replaces one with a lower number. */
  rev: z.int(),
  /** `null` if the account or the message was deleted. */
  author: z.nullable(z.extend(person, { avatar: z.nullable(z.string()) })),
  /** `null` if the message was removed or taken down. */
  text: z.nullable(z.string()),
  /** To the minute. */
  sentAt: z.iso.datetime(),
  isEdited: z.boolean(),
  removedBy: z.nullable(z.enum(['author', 'moderator'])),
  /** By moderation; its author goes on reading it. */
  isTakenDown: z.boolean(),
  /** It was written while its author was limited, and reached nobody. Told to its author, once the limit has ended. */
  isUndelivered: z.boolean(),
  replyTo: z.nullable(
    z.object({
      seq: z.int(),
      author: z.nullable(person),
      /** The beginning of it. Null: it is not there any more. */
      excerpt: z.nullable(z.string()),
    }),
  ),
  /** The usernames in the text that belong to somebody here. */
  mentions: z.array(z.string()),
  /** It calls everybody in the group, by the word `@all`. */
  isCall: z.boolean(),
  /** How many of each, in the order of the five. */
  reactions: z.array(z.int()).check(z.length(reactionKinds.length)),
  isPinned: z.boolean(),
});

export type Message = z.infer<typeof message>;

/** Names a message to those who report it: another channel may contain its id too. */
export const messageAddress = ({ channelId, id }: { channelId: string; id: string }) => `${channelId}/${id}`;

export type Position = z.infer<typeof position>;

/** The reader's own reactions, where they gave any. */
export const ownReactions = z.array(z.object({ seq: z.int(), kinds: z.array(z.enum(reactionKinds)) }));

/** A `seq` in an address. */
export const seqInAddress = z.coerce.number().check(z.int(), z.positive(), z.maximum(2 ** 48));
/** The same where none stands before the first. */
export const placeInAddress = z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(2 ** 48));
