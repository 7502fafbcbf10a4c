import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';
import { peopleAs, profilesAs } from '../../../people/accounts/accounts.sql.ts';

/** One question for each category is much quicker than taking the list apart. */
const interestMask: RawBuilder<number> = sql`(${sql.join(
  categories.map((name, bit) => sql`((${sql.lit(name)} = any(profiles.interests))::int << ${sql.lit(bit)})`),
  sql` | `,
)})`;

/** Some people, by their ids, whichever column those stand in. */
type Whom = (id: RawBuilder<unknown>) => RawBuilder<boolean>;

/** Whoever says what they care for and is not in the pool with just that. */
const missing = (reach: number, whom: Whom) => sql`
  insert into tester_pool (tester_id, interests, language, joined_at, reach)
  select users.id, ${interestMask}, users.language, users.created_at, ${reach}::real
  from ${peopleAs('users')} join ${profilesAs('profiles')} on profiles.user_id = users.id
    left join tester_pool pool on pool.tester_id = users.id and ${whom(sql`pool.tester_id`)}
  where ${whom(sql`users.id`)} and ${whom(sql`profiles.user_id`)}
    and email_verified_at is not null and profiles.interests <> '{}'
    and (${interestMask}, users.language) is distinct from (pool.interests, pool.language)
  on conflict (tester_id) do update set interests = excluded.interests, language = excluded.language`;

/** Whoever chose nothing leaves the pool: there is nothing to ask them. */
const leaving = (whom: Whom) => sql`
  delete from tester_pool using ${profilesAs('profiles')}
  where ${whom(sql`tester_id`)} and ${whom(sql`user_id`)} and user_id = tester_id
    and profiles.interests = '{}'`;

/** Takes one person in with what they say they care for, or brings it up to date. */
export async function enrolOne(db: Db, reach: number, id: string): Promise<void> {
  const just: Whom = (column) => sql`${column} = ${id}`;
  await prepared('distribution.enrol-one')`${missing(reach, just)}`.execute(db);
  await prepared('distribution.leave-one')`${leaving(just)}`.execute(db);
}

export interface Stretch {
  after: string;
  upTo: string;
}

/** The same for everybody whose id lies in a stretch. Said of every table: the planner carries only equality across. */
export async function enrolStretch(db: Db, reach: number, { after, upTo }: Stretch): Promise<void> {
  const within: Whom = (column) => sql`${column} > ${after}::uuid and ${column} <= ${upTo}::uuid`;
  await missing(reach, within).execute(db);
  await leaving(within).execute(db);
}

/** The id at which a stretch of so many people ends; undefined where fewer are left. */
export async function endOfStretch(db: Db, after: string, people: number): Promise<string | undefined> {
  const row = await db
    .selectFrom(peopleAs('users'))
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .offset(people - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
