import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';
import { blocksAs } from '../../../people/blocks/blocks.sql.ts';
import { isMuted } from '../channels.sql.ts';

export interface WrittenMessage {
  channelId: string;
  /** As it was when whoever sends was asked about. */
  accessEpoch: number;
  id: string;
  authorId: string;
  body: Buffer;
  sentAt: Date;
  replyTo: number | null;
  mentions: readonly string[];
  isWithheld: boolean;
  /** Of a group: who is meant by it. */
  meantIds: readonly string[];
  /** It calls everybody, unless that was done after this moment. */
  callsSince: Date | null;
  /** Who is told if it is the first they have not read; null: nobody. */
  partnerId: string | null;
  /** In a group, whoever asked for it is told of everything. */
  isHeardByAll: boolean;
}

export interface Sent {
  seq: number;
  rev: number;
  isCall: boolean;
  /** The partner, if this is the first they have not read. */
  wokenId: string | null;
  /** Those of a group who want to hear of everything there, if this is the first they have not read. */
  wokenIds: string[];
}

/**
 * One statement, so that the head is locked for as short as can be. Undefined: it is closed, or somebody has lost a right since its epoch was
 * read; whoever sends asks again.
 */
export async function insertWritten(db: Db, message: WrittenMessage): Promise<Sent | undefined> {
  const calls = sql`(${message.callsSince}::timestamptz is not null and (called_at is null or called_at <= ${message.callsSince}))`;
  const { rows } = await prepared<Sent>('channels.send')`
    with head as (
      update channel_heads set seq = seq + 1, rev = rev + 1,
        -- What nobody else reads moves nothing that they see.
        moved_at = case when ${message.isWithheld}::boolean then moved_at else ${message.sentAt}::timestamptz end,
        call_seq = case when ${calls} then seq + 1 else call_seq end,
        called_at = case when ${calls} then ${message.sentAt}::timestamptz else called_at end
      where channel_id = ${message.channelId} and is_open and access_epoch = ${message.accessEpoch}
      returning seq, rev, call_seq = seq as is_call
    ), own as (
      insert into channel_marks (user_id, channel_id, read_seq)
      select ${message.authorId}::uuid, ${message.channelId}::uuid, seq from head
      on conflict (user_id, channel_id) do update set read_seq = greatest(channel_marks.read_seq, excluded.read_seq)
    ), woken as (
      update channel_marks set woken_seq = head.seq from head
      where channel_marks.user_id = ${message.partnerId} and channel_marks.channel_id = ${message.channelId}
        and channel_marks.woken_seq <= channel_marks.read_seq and not ${isMuted}
      returning channel_marks.user_id
    ), following as (
      -- Whoever is parted from the author by a block hears nothing of it: it wakes them no more than it tells them.
      update channel_marks set woken_seq = head.seq from head
      where channel_marks.channel_id = ${message.channelId} and channel_marks.notify = 'all' and ${message.isHeardByAll}
        and channel_marks.user_id <> ${message.authorId} and channel_marks.woken_seq <= channel_marks.read_seq
        and not exists (select from ${blocksAs('blocks')} where (blocker_id, blocked_id)
          in ((channel_marks.user_id, ${message.authorId}::uuid), (${message.authorId}::uuid, channel_marks.user_id)))
      returning channel_marks.user_id
    ), named as (
      insert into channel_mentions (user_id, channel_id, seq)
      select meant, ${message.channelId}::uuid, seq from head, unnest(${message.meantIds}::uuid[]) as meant
    ), written as (
      insert into messages (channel_id, seq, id, author_id, body, sent_at, rev, reply_to, mentions, is_withheld, is_call)
      select ${message.channelId}::uuid, seq, ${message.id}::uuid, ${message.authorId}::uuid, ${message.body}::bytea,
        ${message.sentAt}::timestamptz, rev, ${message.replyTo}::bigint, ${message.mentions}::uuid[], ${message.isWithheld}::boolean, is_call
      from head
    )
    select seq::float8 as seq, rev::float8 as rev, is_call, (select user_id from woken) as woken_id,
      array(select user_id from following) as woken_ids from head
  `.execute(db);
  return rows[0];
}
