import { type Category, categoryMask } from '@firstlight/contract/categories.ts';
import { sql } from 'kysely';
import type { Context, Member } from '../../core/context.ts';

/** What somebody said they care for, as one number; 0 for nothing. */
export async function findInterests({ db, actor }: Context<Member>): Promise<number> {
  const row = await db
    .selectFrom('profiles')
    .modifyFront(sql`/* prepared: feed.find-interests */`)
    .select('interests')
    .where('userId', '=', actor.id)
    .executeTakeFirst();
  // The table's own check knows the categories; its type does not.
  return categoryMask((row?.interests ?? []) as Category[]);
}
