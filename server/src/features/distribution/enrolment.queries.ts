import { categories } from '@firstlight/contract/categories.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

const interestMask: RawBuilder<number> = sql`(
  select bit_or(1 << (array_position(${[...categories]}::text[], chosen) - 1))
  from unnest(profiles.interests) as chosen)`;

/** Whoever says what they care for and is not in the pool with just that. */
const missing = (reach: number, who: RawBuilder<boolean>) => sql`
  insert into tester_pool (tester_id, interests, language, joined_at, reach)
  select users.id, ${interestMask}, users.language, users.created_at, ${reach}::real
  from users join profiles on profiles.user_id = users.id left join tester_pool pool on pool.tester_id = users.id
  where ${who} and email_verified_at is not null and cardinality(profiles.interests) > 0
    and (${interestMask}, users.language) is distinct from (pool.interests, pool.language)
  on conflict (tester_id) do update set interests = excluded.interests, language = excluded.language`;

/** Whoever chose nothing leaves the pool: there is nothing to ask them. */
const leaving = (who: RawBuilder<boolean>) => sql`
  delete from tester_pool using profiles
  where ${who} and user_id = tester_id and cardinality(profiles.interests) = 0`;

/** Takes one person in with what they say they care for, or brings it up to date. */
export async function enrolOne(db: Db, reach: number, id: string): Promise<void> {
  await sql`/* prepared: distribution.enrol-one */ ${missing(reach, sql`users.id = ${id}`)}`.execute(db);
  await sql`/* prepared: distribution.leave-one */ ${leaving(sql`tester_id = ${id}`)}`.execute(db);
}

export interface Stretch {
  after: string;
  upTo: string;
}

/** The same for everybody whose id lies in a stretch. */
export async function enrolStretch(db: Db, reach: number, { after, upTo }: Stretch): Promise<void> {
  await missing(reach, sql`users.id > ${after} and users.id <= ${upTo}`).execute(db);
  await leaving(sql`tester_id > ${after} and tester_id <= ${upTo}`).execute(db);
}

/** The id at which a stretch of so many people ends; undefined where fewer are left. */
export async function endOfStretch(db: Db, after: string, people: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .offset(people - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
