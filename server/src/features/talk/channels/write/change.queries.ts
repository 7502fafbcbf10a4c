import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

/** One message of a channel. */
export interface MessagePlace {
  channelId: string;
  seq: number;
}

/** The epoch under which a change was allowed; without one it may be made in a closed channel too. */
export type Allowed = { accessEpoch: number } | 'always';

/**
 * The number of one more change, taken under the head’s lock, which is held until the transaction ends: so commits follow the numbers.
 * Undefined: the channel is closed, or somebody has lost a right since.
 */
export async function takeRev(db: Db, channelId: string, allowed: Allowed): Promise<number | undefined> {
  const holds = allowed === 'always' ? sql`` : sql`and is_open and access_epoch = ${allowed.accessEpoch}`;
  const { rows } = await sql<{ rev: number }>`
    update channel_heads set rev = rev + 1 where channel_id = ${channelId} ${holds} returning rev::float8 as rev
  `.execute(db);
  return rows[0]?.rev;
}

/** Under a number just taken. */
async function change(
  db: Db,
  { channelId, seq }: MessagePlace,
  rev: number,
  to: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    update messages set ${to}, rev = ${rev}, is_changed = true where channel_id = ${channelId} and seq = ${seq}
  `.execute(db);
}

export const storeEdit = (
  db: Db,
  place: MessagePlace,
  rev: number,
  { body, mentions, at }: { body: Buffer; mentions: readonly string[]; at: Date },
) => change(db, place, rev, sql`body = ${body}, mentions = ${mentions}::uuid[], edited_at = ${at}`);

export const storeRemoval = (
  db: Db,
  place: MessagePlace,
  rev: number,
  removed: { at: Date; by: 'author' | 'moderator' } | null,
) =>
  change(
    db,
    place,
    rev,
    sql`removed_at = ${removed?.at ?? null}, removed_by = ${removed?.by ?? null}, pinned_at = null`,
  );

export const storePin = (db: Db, place: MessagePlace, rev: number, at: Date | null) =>
  change(db, place, rev, sql`pinned_at = ${at}`);

export const storeTakenDown = (db: Db, place: MessagePlace, rev: number, at: Date | null) =>
  change(db, place, rev, sql`taken_down_at = ${at}`);

/** A message is gone that was the first somebody had not read: the next one is news to them. In a group, to whoever hears of everything; they are few, and looked up as such. */
export async function forgetWake(
  db: Db,
  { channelId, seq, groupId }: MessagePlace & { groupId: string | null },
): Promise<void> {
  await sql`
    update channel_marks set woken_seq = read_seq
    where channel_id = ${channelId} and woken_seq = ${seq} and read_seq < ${seq}
      ${groupId === null ? sql`` : sql`and notify = 'all'`}
  `.execute(db);
}

/** By so many of one of the five; none, where only whoever gave it sees it. */
export const moveCount = (db: Db, place: MessagePlace, rev: number, kind: number, by: 1 | 0 | -1) =>
  change(db, place, rev, sql`reactions[${kind}] = reactions[${kind}] + ${by}`);

export async function countPins(db: Db, channelId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from messages where channel_id = ${channelId} and pinned_at is not null
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** False: it is given already. */
export async function insertMessageReaction(
  db: Db,
  { channelId, seq }: MessagePlace,
  given: { userId: string; kind: number; isCounted: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    insert into message_reactions (channel_id, seq, user_id, kind, is_counted)
    values (${channelId}, ${seq}, ${given.userId}, ${given.kind}, ${given.isCounted})
    on conflict do nothing returning seq
  `.execute(db);
  return rows.length > 0;
}

/** Whether it had been counted; undefined: it was not given. */
export async function deleteMessageReaction(
  db: Db,
  { channelId, seq }: MessagePlace,
  userId: string,
  kind: number,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ isCounted: boolean }>`
    delete from message_reactions
    where channel_id = ${channelId} and seq = ${seq} and user_id = ${userId} and kind = ${kind} returning is_counted
  `.execute(db);
  return rows[0]?.isCounted;
}
