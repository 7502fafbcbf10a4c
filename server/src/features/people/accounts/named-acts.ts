import { hiddenActRules } from '@firstlight/contract/rules.ts';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';

const within = hiddenActRules.namedWithinMinutes * 60_000;

/** Notes that somebody does something under their name now, before anybody can see it. Whoever is just leaving is let go. */
export async function noteNamedAct({ db, now }: Pick<Context, 'db' | 'now'>, userId: string): Promise<void> {
  await sql`
    insert into named_acts (user_id, acted_at)
    select id, ${now()}::timestamptz from users where id = ${userId} for key share
    on conflict (user_id) do update set acted_at = excluded.acted_at
  `.execute(db);
}

/** Whoever did something under their name within the last hour. */
export async function listNamed({ db, now }: Pick<Context, 'db' | 'now'>): Promise<string[]> {
  const since = new Date(now().getTime() - within);
  const rows = await db.selectFrom('namedActs').select('userId').where('actedAt', '>=', since).execute();
  return rows.map(({ userId }) => userId);
}

/** What is older serves nobody, and would tell for ever when somebody was last here. */
export async function forgetNamedActs({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - within);
  await db.deleteFrom('namedActs').where('actedAt', '<', before).execute();
}
