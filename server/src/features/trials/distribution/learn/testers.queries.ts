import { offerRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';

/** A message since the visit before counts as opened. Gives how many visits that makes. */
export async function countVisit(db: Db, testerId: string, now: Date): Promise<number> {
  const { rows } = await prepared<{ visits: number }>('distribution.note-visit')`
    update tester_pool set visits = visits + 1, last_visit_at = ${now}, messages_unseen = 0,
      messages_opened = messages_opened
        + (last_message_at is not null and (last_visit_at is null or last_visit_at < last_message_at))::int
    where tester_id = ${testerId}
    returning visits
  `.execute(db);
  return rows[0]?.visits ?? 0;
}

/** Gives people their places, and notes the message that says so. Those whose places were taken meanwhile are left out. */
export async function takePlaces(
  db: Db,
  wanted: ReadonlyMap<string, number>,
  now: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ testerId: string }>`
    update tester_pool set open_offers = open_offers + places, messages = messages + 1,
      messages_unseen = messages_unseen + 1, previous_message_at = last_message_at, last_message_at = ${now}
    from unnest(${[...wanted.keys()]}::uuid[], ${[...wanted.values()]}::int[]) as wanted (id, places)
    where tester_id = wanted.id and open_offers + places <= ${offerRules.openPerTester}
    returning tester_id
  `.execute(db);
  return new Set(rows.map(({ testerId }) => testerId));
}

export async function freeCapacity(
  db: Db,
  freed: ReadonlyMap<string, number>,
  expiredAt?: Date,
): Promise<void> {
  if (freed.size === 0) return;
  await sql`
    update tester_pool set open_offers = greatest(0, open_offers - places),
      last_expiry_at = coalesce(${expiredAt ?? null}::timestamptz, last_expiry_at)
    from unnest(${[...freed.keys()]}::uuid[], ${[...freed.values()]}::int[]) as freed (id, places)
    where tester_id = freed.id
  `.execute(db);
}

/** Should the counter ever have strayed from what it counts, this brings it back. */
export async function recountPlaces(db: Db): Promise<void> {
  await sql`
    update tester_pool set open_offers = strayed.held
    from (
      select tester_id, coalesce(held, 0) as held
      from (select tester_id, open_offers from tester_pool where open_offers > 0) as counted
      full join (
        select tester_id, count(*)::int as held from assignments where state = 'offered' group by tester_id
      ) as offered using (tester_id)
      where open_offers is distinct from held
    ) as strayed
    where strayed.tester_id = tester_pool.tester_id
  `.execute(db);
}

/** How often somebody comes, by themselves and after messages. */
export interface Habitual {
  testerId: string;
  visits: number;
  messages: number;
  messagesOpened: number;
  joinedAt: Date;
}

export interface Turn {
  /** Whoever has come since then. */
  since: Date;
  /** Of the others, those whose part it is. */
  part: number;
  parts: number;
}

/** Those whose turn it is, by id. */
export async function listHabits(
  db: Db,
  { since, part, parts }: Turn,
  after: string | undefined,
  limit: number,
): Promise<Habitual[]> {
  const { rows } = await sql<Habitual>`
    select tester_id, visits, messages, messages_opened, joined_at from tester_pool
    where (last_visit_at > ${since} or get_byte(uuid_send(tester_id), 15) % ${parts}::int = ${part}::int)
      and (${after ?? null}::uuid is null or tester_id > ${after ?? null}::uuid)
    order by tester_id limit ${limit}
  `.execute(db);
  return rows;
}

export interface Learnt {
  testerId: string;
  reach: number;
  fullMultiplier: number;
  skipMultiplier: number;
}

/** A smaller change of what was learnt asks nobody sooner or later, and is not worth a write. */
const leastChange = 0.02;

export async function saveLearnt(db: Db, learnt: readonly Learnt[]): Promise<void> {
  await sql`
    update tester_pool set reach = fresh.reach, full_multiplier = fresh.full, skip_multiplier = fresh.quick
    from unnest(
      ${learnt.map(({ testerId }) => testerId)}::uuid[], ${learnt.map(({ reach }) => reach)}::real[],
      ${learnt.map(({ fullMultiplier }) => fullMultiplier)}::real[],
      ${learnt.map(({ skipMultiplier }) => skipMultiplier)}::real[]
    ) as fresh (id, reach, "full", quick)
    where tester_id = fresh.id and (
      abs(tester_pool.reach - fresh.reach) > ${leastChange}::real * fresh.reach
      or abs(full_multiplier - fresh."full") > ${leastChange}::real * fresh."full"
      or abs(skip_multiplier - fresh.quick) > ${leastChange}::real * fresh.quick)
  `.execute(db);
}
