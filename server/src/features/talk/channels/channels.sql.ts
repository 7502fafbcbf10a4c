import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { ChannelHeads, ChannelMarks, Channels } from '../../../db/schema.ts';
import { peopleAs, seenAsGood } from '../../people/accounts/accounts.sql.ts';
import { blocksAs } from '../../people/blocks/blocks.sql.ts';

/** What other features may read of channels in their own statements, under the names they give them. */
export const channelsAs = <Name extends string>(name: Name) =>
  sql<
    Pick<
      Selectable<Channels>,
      'id' | 'conversationId' | 'groupId' | 'name' | 'position' | 'slowSeconds' | 'deletedAt'
    >
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

/** Whether a message of `messages` is there for somebody, and by nobody whom they are parted from. */
const isSaidTo = (readerId: string) => sql<boolean>`(
  messages.removed_at is null and messages.taken_down_at is null and not messages.is_withheld
  and not exists (select from ${peopleAs('users')} where users.id = messages.author_id and not ${seenAsGood('users')})
  and not exists (select from ${blocksAs('blocks')}
    where (blocker_id, blocked_id) in ((messages.author_id, ${readerId}), (${readerId}, messages.author_id))))`;

/** So many that somebody was meant by are looked at, at most. */
const mentionsMax = 500;

/** The messages by which somebody was meant, as `channel_id` and `seq`, read or not; in one channel, or in all. */
export const mentionsOf = (userId: string, channelId?: RawBuilder<unknown>) => sql`(
  select messages.channel_id, messages.seq from (
    select channel_id, seq from channel_mentions where user_id = ${userId}
      ${channelId ? sql`and channel_id = ${channelId}` : sql``} limit ${mentionsMax}
  ) as meant join messages on messages.channel_id = meant.channel_id and messages.seq = meant.seq
  where ${isSaidTo(userId)})`;

/**
 * Whether everybody was called by something that somebody has not read; where they never were, since a moment. Needs `channel_heads`, and their
 * `channel_marks` by an outer join.
 */
export const isCalled = (userId: string, moment: RawBuilder<unknown>) => sql<boolean>`(
  channel_heads.call_seq > coalesce(channel_marks.read_seq, 0)
  and (channel_marks.read_seq is not null or channel_heads.called_at > ${moment})
  and exists (select from messages
    where messages.channel_id = channel_heads.channel_id and messages.seq = channel_heads.call_seq and ${isSaidTo(userId)}))`;

/**
 * What somebody has not read in all their groups, as further parts of a `with` that begins with `own`: their `group_id` and `joined_at`. Marks are one range of the
 * person, heads come by group, all groups at once, and the two are joined by hash: what it costs depends on nobody else, however many are in a group. Without
 * `materialized`, each channel would be looked up by itself. What is muted counts nowhere.
 */
export const unreadByGroup = (userId: string) => sql`
  channel_marks as materialized (
    select channel_id, read_seq, notify from channel_marks where user_id = ${userId}
  ), channel_heads as materialized (
    select channel_id, group_id, seq, moved_at, call_seq, called_at from channel_heads
    where group_id = any (array(select group_id from own))
  ), meant as materialized (select * from ${mentionsOf(userId)} as meant), unread_by_group as (
    select own.group_id, sum(${unreadWhereVisited}) as unread, bool_or(${hasNewsSince(sql`own.joined_at`)}) as has_news,
      sum((select count(*) from meant where meant.channel_id = channel_heads.channel_id
        and meant.seq > coalesce(channel_marks.read_seq, 0)) + ${isCalled(userId, sql`own.joined_at`)}::int) as mentions
    from own
    join channel_heads on channel_heads.group_id = own.group_id
    left join channel_marks on channel_marks.channel_id = channel_heads.channel_id
    where not ${isMuted}
    group by own.group_id
  )`;
