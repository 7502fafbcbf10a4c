import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { MessagePlace } from '../write/change.queries.ts';
import { segmentOf } from './segment-text.ts';

/** What was gathered of a message is not what stands there any more. Held with the change itself. */
export async function markStale(db: Db, { channelId, seq }: MessagePlace): Promise<void> {
  await sql`
    update message_segments set is_stale = true, changes = changes + 1
    where channel_id = ${channelId} and first_seq = ${segmentOf(seq)}
  `.execute(db);
}

export async function listStale(db: Db, limit: number): Promise<{ channelId: string; firstSeq: number }[]> {
  const { rows } = await sql<{ channelId: string; firstSeq: number }>`
    select channel_id, first_seq::float8 as first_seq from message_segments where is_stale
    order by channel_id, first_seq limit ${limit}
  `.execute(db);
  return rows;
}

/** Up to where a channel is gathered, and how far it has come. Undefined: it is not there any more. */
export async function findGathered(
  db: Db,
  channelId: string,
): Promise<{ gathered: number; seq: number } | undefined> {
  const { rows } = await sql<{ gathered: number; seq: number }>`
    select channel_heads.seq::float8 as seq, coalesce((
      select last_seq from message_segments where channel_id = channels.id order by first_seq desc limit 1
    ), 0)::float8 as gathered
    from channels join channel_heads on channel_heads.channel_id = channels.id
    where channels.id = ${channelId} and channels.deleted_at is null
  `.execute(db);
  return rows[0];
}

/**
 * A place for a segment, so that changes made while it is gathered are seen. The head is held for a moment: whoever is changing something, and found no place to
 * mark, is waited for. Says how many changes there were; undefined: the channel is gone.
 */
export async function beginSegment(db: Db, channelId: string, firstSeq: number): Promise<number | undefined> {
  const { rows } = await sql<{ changes: number }>`
    with head as materialized (
      select channel_id from channel_heads where channel_id = ${channelId} for share
    )
    insert into message_segments (channel_id, first_seq, last_seq, is_stale)
    select channels.id, ${firstSeq}::bigint, ${firstSeq - 1}::bigint, false
    from head join channels on channels.id = head.channel_id where channels.deleted_at is null
    on conflict (channel_id, first_seq) do update set changes = message_segments.changes returning changes
  `.execute(db);
  return rows[0]?.changes;
}

export interface Gathered {
  channelId: string;
  firstSeq: number;
  lastSeq: number;
  firstAt: Date;
  lastAt: Date;
  sealed: Buffer;
  changes: number;
}

/** False: something in it was changed meanwhile, or more of it was gathered. */
export async function storeSegment(db: Db, one: Gathered): Promise<boolean> {
  const { rows } = await sql`
    update message_segments set is_stale = false, last_seq = ${one.lastSeq}, first_at = ${one.firstAt}, last_at = ${one.lastAt},
      sealed = ${one.sealed}
    where channel_id = ${one.channelId} and first_seq = ${one.firstSeq} and changes = ${one.changes}
      and last_seq <= ${one.lastSeq}
    returning channel_id
  `.execute(db);
  return rows.length > 0;
}

export async function deleteSegments(db: Db, channelId: string): Promise<void> {
  await db.deleteFrom('messageSegments').where('channelId', '=', channelId).execute();
}
