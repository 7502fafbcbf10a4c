import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export interface DutyRow {
  roundId: string;
  pairTag: Buffer;
  isSpare: boolean;
}

export async function insertDuties(db: Db, duties: readonly DutyRow[]): Promise<void> {
  await sql`
    insert into hidden.circle_duties (round_id, pair_tag, is_spare)
    select * from unnest(${duties.map(({ roundId }) => roundId)}::uuid[], ${duties.map(({ pairTag }) => pairTag)}::bytea[],
      ${duties.map(({ isSpare }) => isSpare)}::boolean[])
  `.execute(db);
}

export async function listDuties(db: Db, roundIds: readonly string[]): Promise<DutyRow[]> {
  const { rows } = await sql<DutyRow>`
    select round_id, pair_tag, is_spare from hidden.circle_duties where round_id = any(${roundIds}::uuid[])
  `.execute(db);
  return rows;
}

/** Of these rounds, the ones in which the owner of a tag is to test: one tag for each. */
export async function listOwnDuties(
  db: Db,
  asked: readonly { roundId: string; pairTag: Buffer }[],
): Promise<Set<string>> {
  const { rows } = await sql<{ roundId: string }>`
    select duties.round_id from hidden.circle_duties duties
    join unnest(${asked.map(({ roundId }) => roundId)}::uuid[], ${asked.map(({ pairTag }) => pairTag)}::bytea[]) as own (round_id, pair_tag)
      on own.round_id = duties.round_id and own.pair_tag = duties.pair_tag
    where not duties.is_spare
  `.execute(db);
  return new Set(rows.map(({ roundId }) => roundId));
}

/** The open circle in which somebody is to test a project, by the fingerprint of the two. */
export async function findDuty(
  db: Db,
  { projectId, pairTag, isKept }: { projectId: string; pairTag: Buffer; isKept: boolean },
  now: Date,
): Promise<{ id: string; closesAt: Date } | undefined> {
  const { rows } = await sql<{ id: string; closesAt: Date }>`
    select rounds.id, rounds.closes_at from rounds join hidden.circle_duties duties on duties.round_id = rounds.id
    where rounds.project_id = ${projectId} and rounds.state = 'open' and rounds.closes_at > ${now}
      and duties.pair_tag = ${pairTag} and not duties.is_spare
    ${isKept ? sql`for share of rounds` : sql``}
  `.execute(db);
  return rows[0];
}

/** From now on somebody's. */
export async function handOn(db: Db, roundIds: readonly string[]): Promise<void> {
  await sql`
    update hidden.circle_duties set is_spare = false where round_id = any(${roundIds}::uuid[]) and is_spare
  `.execute(db);
}

export async function deleteDuties(db: Db, roundIds: readonly string[]): Promise<void> {
  await sql`delete from hidden.circle_duties where round_id = any(${roundIds}::uuid[])`.execute(db);
}

export async function deleteOwnDuties(db: Db, pairTags: readonly Buffer[]): Promise<void> {
  await sql`delete from hidden.circle_duties where pair_tag = any(${pairTags}::bytea[])`.execute(db);
}

export async function letRest(db: Db, authorTags: readonly Buffer[], until: Date): Promise<void> {
  await sql`
    insert into hidden.circle_rests as earlier (author_tag, rests_until) select tag, ${until} from unnest(${authorTags}::bytea[]) as tag
    on conflict (author_tag) do update set rests_until = greatest(earlier.rests_until, excluded.rests_until)
  `.execute(db);
}

export async function findRest(db: Db, authorTag: Buffer, now: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ restsUntil: Date }>`
    select rests_until from hidden.circle_rests where author_tag = ${authorTag} and rests_until > ${now}
  `.execute(db);
  return rows[0]?.restsUntil;
}

export async function forgetRests(db: Db, now: Date): Promise<void> {
  await sql`delete from hidden.circle_rests where rests_until <= ${now}`.execute(db);
}

export async function deleteRest(db: Db, authorTag: Buffer): Promise<void> {
  await sql`delete from hidden.circle_rests where author_tag = ${authorTag}`.execute(db);
}
