import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { joinedInWeek } from '../accounts.sql.ts';

const makers = sql`count(*) filter (where role <> 'tester')::int`;
const testers = sql`count(*) filter (where role <> 'creator')::int`;

/** Confirmed accounts that were opened in that time. */
export async function countSignedUp(
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<{ makers: number; testers: number }> {
  const { rows } = await sql<{ makers: number; testers: number }>`
    select ${makers} as makers, ${testers} as testers from users
    where created_at >= ${from} and created_at < ${until} and email_verified_at is not null
  `.execute(db);
  return rows[0] ?? { makers: 0, testers: 0 };
}

/**
 * Who has been here since a moment, by the week in which they had signed up. Reads every session, which is why it is asked once a week: an
 * index over the last use would cost something at each use.
 */
export async function countActive(
  db: Db,
  { since, joinedSince, joinedUntil }: Record<'since' | 'joinedSince' | 'joinedUntil', Date>,
) {
  const { rows } = await sql<{ week: string; makers: number; testers: number }>`
    select ${joinedInWeek('users')} as week, ${makers} as makers, ${testers} as testers
    from users
    where created_at >= ${joinedSince} and created_at < ${joinedUntil} and email_verified_at is not null
      and id in (select user_id from sessions where last_used_at >= ${since})
    group by week
  `.execute(db);
  return rows;
}
