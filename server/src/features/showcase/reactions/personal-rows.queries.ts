import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { inPages } from '../../../core/in-pages.ts';
import type { Person } from '../../../core/personal-part.ts';
import type { Db } from '../../../db/database.ts';
import type { Reaction } from './reactions.queries.ts';

export function reactionsOf({ db }: Context, { id }: Person) {
  return inPages<Reaction>((last, limit) =>
    db
      .selectFrom('reactions')
      .selectAll()
      .where('userId', '=', id)
      .$if(last !== undefined, (query) =>
        query.where(
          sql<boolean>`(project_id, kind) > (${last?.projectId}::uuid, ${last?.kind}::reaction_kind)`,
        ),
      )
      .orderBy('projectId')
      .orderBy('kind')
      .limit(limit)
      .execute(),
  );
}

/** Takes all of somebody's reactions back, with what they counted for. */
export async function deleteReactionsOf(db: Db, userId: string): Promise<void> {
  // Held in one order, so that two people who leave at once cannot wait for each other.
  await sql`
    select from reaction_counts where project_id in (select project_id from reactions where user_id = ${userId})
    order by project_id for update
  `.execute(db);
  await sql`
    with gone as (
      delete from reactions where user_id = ${userId} returning project_id, kind, is_counted
    ), fewer as (
      select project_id,
        count(*) filter (where kind = 'thumb') as thumb, count(*) filter (where kind = 'heart') as heart,
        count(*) filter (where kind = 'rocket') as rocket, count(*) filter (where kind = 'bulb') as bulb,
        count(*) filter (where kind = 'thinking') as thinking
      from gone where is_counted group by project_id
    )
    update reaction_counts as stored set
      thumb = stored.thumb - fewer.thumb, heart = stored.heart - fewer.heart, rocket = stored.rocket - fewer.rocket,
      bulb = stored.bulb - fewer.bulb, thinking = stored.thinking - fewer.thinking
    from fewer where stored.project_id = fewer.project_id
  `.execute(db);
}
