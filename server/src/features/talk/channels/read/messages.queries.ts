import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';
import { peopleAs, seenAsGood } from '../../../people/accounts/accounts.sql.ts';
import { type MessageKey, type MessageRow, messageColumns, storedColumns } from './messages.sql.ts';

export interface ChannelSnapshot {
  seq: number;
  rev: number;
  accessEpoch: number;
  rows: MessageRow[];
}

interface SnapshotRow extends MessageRow {
  headSeq: number;
  headRev: number;
  accessEpoch: number;
}

/**
 * A channel's place and some of its messages as they are at one moment: one statement, hence one snapshot. What the channel belongs to is read once, however many
 * messages there are. Undefined: it is gone.
 */
async function readSnapshot(
  db: Db,
  channelId: string,
  picked: RawBuilder<unknown>,
): Promise<ChannelSnapshot | undefined> {
  const { rows } = await sql<SnapshotRow>`
    select head.seq::float8 as head_seq, head.rev::float8 as head_rev, head.access_epoch, channels.conversation_id, channels.group_id, picked.*
    from channel_heads as head join channels on channels.id = head.channel_id left join lateral (${picked}) as picked on true
    where head.channel_id = ${channelId}
  `.execute(db);
  const [first] = rows;
  return (
    first && {
      seq: first.headSeq,
      rev: first.headRev,
      accessEpoch: first.accessEpoch,
      rows: rows.filter(({ id }) => id !== null).toSorted((one, other) => one.seq - other.seq),
    }
  );
}

/** Those that are there for a reader: their own, and what is neither withheld nor of somebody limited. It asks about the author of each; without a reader all are taken. */
const shownTo = (readerId: string | undefined) =>
  readerId === undefined
    ? sql``
    : sql`and (author_id = ${readerId} or (not is_withheld and not exists (
        select from ${peopleAs('users')} where users.id = messages.author_id and not ${seenAsGood('users')})))`;

const before = (channelId: string, seq: number | undefined, limit: number, readerId?: string) => sql`
  (select ${storedColumns} from messages
   where channel_id = ${channelId} ${seq === undefined ? sql`` : sql`and seq < ${seq}`} ${shownTo(readerId)}
   order by messages.seq desc limit ${limit})
`;

const from = (channelId: string, seq: number, limit: number, readerId?: string) => sql`
  (select ${storedColumns} from messages
   where channel_id = ${channelId} and seq >= ${seq} ${shownTo(readerId)} order by messages.seq limit ${limit})
`;

/** Messages before one, or the last ones. */
export const readBefore = (
  db: Db,
  channelId: string,
  seq: number | undefined,
  limit: number,
  readerId?: string,
) => readSnapshot(db, channelId, before(channelId, seq, limit, readerId));

export const readAfter = (db: Db, channelId: string, seq: number, limit: number, readerId?: string) =>
  readSnapshot(db, channelId, from(channelId, seq + 1, limit, readerId));

/** As many on either side, the one itself among the later ones. */
export const readAround = (db: Db, channelId: string, seq: number, limit: number, readerId?: string) =>
  readSnapshot(
    db,
    channelId,
    sql`${before(channelId, seq, limit, readerId)} union all ${from(channelId, seq, limit, readerId)}`,
  );

/** What changed after a place: what is new, and what of the old is not as it was. At most so many of each. */
export const readSince = (db: Db, channelId: string, at: { seq: number; rev: number }, limit: number) =>
  readSnapshot(
    db,
    channelId,
    sql`${from(channelId, at.seq + 1, limit)} union all
      (select ${storedColumns} from messages
       where channel_id = ${channelId} and seq <= ${at.seq} and rev > ${at.rev} and is_changed order by messages.rev limit ${limit})`,
  );

export async function listMessageRows(
  db: Db,
  channelId: string,
  seqs: readonly number[],
): Promise<MessageRow[]> {
  if (seqs.length === 0) return [];
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from messages where channel_id = ${channelId} and seq = any (${seqs}::bigint[])
  `.execute(db);
  return rows;
}

export async function listPinned(db: Db, channelId: string, limit: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from messages
    where channel_id = ${channelId} and pinned_at is not null and removed_at is null
    order by messages.pinned_at desc, messages.seq desc limit ${limit}
  `.execute(db);
  return rows;
}

/** Finds a message by the id that its sender chose. */
export async function findSent(db: Db, { channelId, id }: MessageKey): Promise<MessageRow | undefined> {
  const { rows } = await prepared<MessageRow>('channels.find-sent')`
    select ${messageColumns} from messages where channel_id = ${channelId} and id = ${id}
  `.execute(db);
  return rows[0];
}

/** Whether anybody has reacted to what stands after a place, counted or not. */
export async function hasReactionsAfter(db: Db, channelId: string, seq: number): Promise<boolean> {
  const { rows } = await sql`
    select from message_reactions where channel_id = ${channelId} and seq > ${seq} limit 1
  `.execute(db);
  return rows.length > 0;
}

/** The reactions somebody gave to these messages. */
export async function listOwnReactions(
  db: Db,
  userId: string,
  channelId: string,
  seqs: readonly number[],
): Promise<{ seq: number; kinds: number[] }[]> {
  const { rows } = await sql<{ seq: number; kinds: number[] }>`
    select seq::float8 as seq, array_agg(kind order by kind) as kinds from message_reactions
    where channel_id = ${channelId} and seq = any (${seqs}::bigint[]) and user_id = ${userId}
    group by message_reactions.seq order by message_reactions.seq
  `.execute(db);
  return rows;
}
