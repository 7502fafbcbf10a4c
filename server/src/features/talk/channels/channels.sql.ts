import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { ChannelHeads, ChannelMarks, Channels } from '../../../db/schema.ts';

/** What other features may read of channels in their own statements, under the names they give them. */
export const channelsAs = <Name extends string>(name: Name) =>
  sql<
    Pick<Selectable<Channels>, 'id' | 'conversationId' | 'groupId' | 'name' | 'position' | 'deletedAt'>
  >`channels`.as(name);

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

/** `unreadOf` where somebody may never have been: null, then. Nothing is counted where nothing is new. Needs `channel_marks` by an outer join. */
export const unreadWhereVisited = sql<number | null>`case
  when channel_marks.read_seq is null then null when channel_heads.seq <= channel_marks.read_seq then 0 else ${unreadOf} end`;

/** Whether something stands there that they have not seen; where they never were, since a moment. */
export const hasNewsSince = (moment: RawBuilder<unknown>) => sql<boolean>`case
  when channel_marks.read_seq is null then channel_heads.seq > 0 and channel_heads.moved_at > ${moment}
  else channel_heads.seq > channel_marks.read_seq and ${unreadOf} > 0 end`;

/**
 * What somebody has not read in all their groups, as further parts of a `with` that begins with `own`: their `group_id` and `joined_at`. Marks are one range of the
 * person, heads come by group, and the two are joined by hash: what it costs depends on nobody else, however many are in a group. Without `materialized`, each
 * channel would be looked up by itself.
 */
export const unreadByGroup = (userId: string) => sql`
  channel_marks as materialized (
    select channel_id, read_seq from channel_marks where user_id = ${userId}
  ), channel_heads as materialized (
    select channel_heads.channel_id, channel_heads.group_id, channel_heads.seq, channel_heads.moved_at
    from own join channel_heads on channel_heads.group_id = own.group_id
  ), unread_by_group as (
    select own.group_id, sum(${unreadWhereVisited}) as unread, bool_or(${hasNewsSince(sql`own.joined_at`)}) as has_news
    from own
    join channel_heads on channel_heads.group_id = own.group_id
    left join channel_marks on channel_marks.channel_id = channel_heads.channel_id
    group by own.group_id
  )`;
