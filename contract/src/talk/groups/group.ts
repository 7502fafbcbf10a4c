import * as z from 'zod/mini';
import { categories } from '../../showcase/projects/categories.ts';
import { notifyLevels } from '../channels/channel-limits.ts';
import { groupRoles, groupVisibilities, slowSteps } from './group-limits.ts';

export const errors = {
  /** The same for one that is closed to whoever asks and one that never was. */
  'groups.not_found': 404,
  /** Outsiders see its card and no more. */
  'groups.members_only': 403,
  /** It takes another role. */
  'groups.not_allowed': 403,
  /** One comes in by an invite or by asking. */
  'groups.private': 403,
  /** Somebody else must be an owner first. */
  'groups.last_owner': 409,
  /** Of one person. */
  'groups.too_many': 409,
  'groups.too_many_channels': 409,
  'groups.channel_name_taken': 409,
  /** Every group has its general channel, under that name. */
  'groups.general_stays': 409,
  /** The channels are no longer those that were put in order. */
  'groups.order_stale': 409,
  /** Too many write there for one to hear of every message. */
  'groups.too_large_to_hear': 409,
} as const;

export const groupRole = z.enum(groupRoles);

const person = z.object({ username: z.string(), name: z.string() });

/** What everybody sees who may know of it. */
const card = {
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  categories: z.array(z.enum(categories)),
  visibility: z.enum(groupVisibilities),
  memberCount: z.int(),
};

export const groupCard = z.object({ ...card, isMember: z.boolean() });
export type GroupCard = z.infer<typeof groupCard>;

/** A channel as a member finds it in the list. */
export const groupChannel = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Counted so far as `channelLimits.unreadMax`. Null: the reader was never there. */
  unread: z.nullable(z.int()),
  /** Something stands there that the reader has not seen; where they never were, since they joined. */
  hasNews: z.boolean(),
  /** How often the reader was meant by what they have not read. */
  mentions: z.int(),
  /** Of what the reader is told there. */
  notify: z.enum(notifyLevels),
  /** So long members wait from one message to the next; owners and moderators do not. */
  slowSeconds: z.literal(slowSteps),
});
export type GroupChannel = z.infer<typeof groupChannel>;

/** A group as its page shows it. What only members read is null for everybody else. */
export const group = z.object({
  ...card,
  /** Null: no member. */
  role: z.nullable(groupRole),
  members: z.nullable(
    z.object({
      /** Outsiders find it; of public groups always. */
      isListed: z.boolean(),
      /** How many wait to be let in, for whoever may answer them. */
      askerCount: z.nullable(z.int()),
      /**
       * Usernames that the reader’s client hides while they write, because one of the two blocks the other. `null` if the
       * group has more than `channelLimits.typingMembersMax` members: typing is off there.
       */
      typing: z.nullable(z.object({ hidden: z.array(z.string()) })),
      /** In the order of the list; `general` is always among them. */
      channels: z.array(groupChannel),
    }),
  ),
  /** Nobody writes or edits. Since when is for members; by whom as well, and null where the account is gone. */
  frozen: z.nullable(
    z.object({
      since: z.nullable(z.iso.datetime()),
      by: z.nullable(person),
      /** By a decision about the group: its moderators cannot end it. */
      isDecided: z.boolean(),
    }),
  ),
  /** Deleted, and until when its owners can bring it back. Everybody else does not find it. */
  deletedUntil: z.nullable(z.iso.datetime()),
  /** By moderation; its owners alone go on reading it. */
  isTakenDown: z.boolean(),
  can: z.object({
    /** Send, edit and react. */
    write: z.boolean(),
    join: z.boolean(),
    ask: z.boolean(),
    leave: z.boolean(),
    /** Name, description, categories, channels, freezing, invites, requests, members. */
    moderate: z.boolean(),
    /** Remove what others have written, but for these people’s messages. Null: one’s own alone. */
    removeMessages: z.nullable(z.object({ except: z.array(z.string()) })),
    /** Visibility, roles, handing over, deleting. */
    own: z.boolean(),
    restore: z.boolean(),
    /** Ask to hear of every message of a channel. */
    hearAll: z.boolean(),
  }),
});
export type Group = z.infer<typeof group>;

/** One of the reader's own groups. */
export const ownGroup = z.object({
  id: z.uuid(),
  name: z.string(),
  visibility: z.enum(groupVisibilities),
  role: groupRole,
  isFrozen: z.boolean(),
  deletedUntil: z.nullable(z.iso.datetime()),
  /** In all channels that the reader has been to and has not muted, counted so far as `channelLimits.unreadMax`. */
  unread: z.int(),
  /** Something stands in one of its channels that the reader has not seen. */
  hasNews: z.boolean(),
  /** How often the reader was meant by what they have not read there. */
  mentions: z.int(),
});
export type OwnGroup = z.infer<typeof ownGroup>;

export const groupMember = z.object({
  ...person.shape,
  /** The address of their picture, where others see their profile. */
  avatar: z.nullable(z.string()),
  role: groupRole,
  /** A day. */
  joinedOn: z.iso.date(),
  isSelf: z.boolean(),
  can: z.object({
    /** Remove or ban. */
    remove: z.boolean(),
    changeRole: z.boolean(),
  }),
});
export type GroupMember = z.infer<typeof groupMember>;

export const groupInAddress = z.object({ groupId: z.uuid() });
