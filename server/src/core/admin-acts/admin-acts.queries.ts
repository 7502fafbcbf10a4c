import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** An act, with the text that its hash covers besides the hash before it. */
export interface ChainedAct {
  place: number;
  covered: string;
  previousHash: string;
  hash: string;
}

export interface ActDay {
  day: string;
  acts: number;
  head: string;
}

/** From a place on, in their order. What stands outside the chain has no place and is counted by `countActs`. */
export async function listChained(db: Db, after: number, limit: number): Promise<ChainedAct[]> {
  const { rows } = await sql<ChainedAct>`
    select place::float8 as place, encode(previous_hash, 'hex') as previous_hash, encode(hash, 'hex') as hash,
      concat_ws(E'\n', place, id, admin_id, act, coalesce(subject_id::text, ''), coalesce(case_id::text, ''),
        facts::text, to_char(acted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')) as covered
    from admin_acts where place > ${after} order by place limit ${limit}
  `.execute(db);
  return rows;
}

/** All acts there are, and those among them that no insert of ours can have written. */
export async function countActs(db: Db): Promise<{ all: number; loose: number }> {
  const { rows } = await sql<{ all: number; loose: number }>`
    select count(*)::float8 as all, count(*) filter (
      where place is null or place < 1 or hash is null or previous_hash is null)::float8 as loose
    from admin_acts
  `.execute(db);
  return rows[0] ?? { all: 0, loose: 0 };
}

export async function findHead(db: Db): Promise<{ acts: number; hash: string }> {
  const { rows } = await sql<{ acts: number; hash: string }>`
    select acts::float8 as acts, encode(hash, 'hex') as hash from admin_act_head
  `.execute(db);
  const [head] = rows;
  if (!head) throw new Error('the chain of what admins did has no head');
  return head;
}

export async function insertDay(db: Db, day: string): Promise<void> {
  await sql`
    insert into admin_act_days (day, acts, head) select ${day}::date, acts, hash from admin_act_head
    on conflict (day) do nothing
  `.execute(db);
}

export async function listDays(db: Db): Promise<ActDay[]> {
  const { rows } = await sql<ActDay>`
    select day::text as day, acts::float8 as acts, encode(head, 'hex') as head from admin_act_days order by day
  `.execute(db);
  return rows;
}

export async function findLatestDay(db: Db): Promise<ActDay | undefined> {
  const { rows } = await sql<ActDay>`
    select day::text as day, acts::float8 as acts, encode(head, 'hex') as head
    from admin_act_days order by day desc limit 1
  `.execute(db);
  return rows[0];
}

export interface ActCheck {
  checkedAt: Date;
  acts: number;
  faults: number;
}

export async function insertCheck(db: Db, check: ActCheck): Promise<void> {
  await db
    .insertInto('adminActChecks')
    .values(check)
    .onConflict((conflict) => conflict.column('checkedAt').doNothing())
    .execute();
}

export async function findLatestCheck(db: Db): Promise<ActCheck | undefined> {
  const row = await db
    .selectFrom('adminActChecks')
    .selectAll()
    .orderBy('checkedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, acts: Number(row.acts) };
}

export async function findFirstActAt(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('adminActs')
    .select('actedAt')
    .where('place', 'is not', null)
    .orderBy('place')
    .limit(1)
    .executeTakeFirst();
  return row?.actedAt ?? null;
}
