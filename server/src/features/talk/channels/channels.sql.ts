import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { ChannelHeads, ChannelMarks, Channels } from '../../../db/schema.ts';

/** What other features may read of channels in their own statements, under the names they give them. */
export const channelsAs = <Name extends string>(name: Name) =>
  sql<Pick<Selectable<Channels>, 'id' | 'conversationId'>>`channels`.as(name);

export const channelHeadsAs = <Name extends string>(name: Name) =>
  sql<Selectable<ChannelHeads>>`channel_heads`.as(name);

export const channelMarksAs = <Name extends string>(name: Name) =>
  sql<Selectable<ChannelMarks>>`channel_marks`.as(name);

/** So many that are gone are looked for at most. */
const goneMax = 1000;

/**
 * How many messages somebody has not read, counted so far as it is shown: a subtraction, less what is not there any more. Needs `channel_heads` and the
 * person’s `channel_marks`.
 */
export const unreadOf = sql<number>`(least(
  ${channelLimits.unreadMax},
  channel_heads.seq - channel_marks.read_seq - (select count(*) from (
    select from messages as gone
    where gone.channel_id = channel_marks.channel_id and gone.seq > channel_marks.read_seq
      and (gone.removed_at is not null or gone.is_withheld or gone.taken_down_at is not null)
    limit ${goneMax}
  ) as gone)
))::int`;

/** Whether somebody has ever written in a channel of `channels`. */
export const hasWritten = (userId: string) => sql<boolean>`exists (
  select from messages as own where own.author_id = ${userId} and own.channel_id = channels.id)`;

/** Whether somebody wants to hear nothing of a channel. Needs their `channel_marks`. */
export const isMuted = sql<boolean>`(channel_marks.notify is not distinct from 'none')`;

/** Whether something stands beyond a place in a channel of `channels` that is not its author’s alone to read. */
export const hasSomethingAfter = (seq: RawBuilder<unknown>) => sql<boolean>`exists (
  select from messages as seen where seen.channel_id = channels.id and seen.seq > ${seq} and not seen.is_withheld)`;
