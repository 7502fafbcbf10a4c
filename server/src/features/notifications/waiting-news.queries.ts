import type { Db } from '../../db/pool.ts';

const chosen = { mailedAt: 'byMail', pushedAt: 'byPush' } as const;

/** When the earliest of what is still to be mailed or pushed happens: masked news lies ahead, at the full quarter. */
export async function earliestWaiting(db: Db, userId: string, way: keyof typeof chosen) {
  const { at } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.min('happenedAt').as('at'))
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .where(chosen[way], '=', true)
    .where(way, 'is', null)
    .executeTakeFirstOrThrow();
  return at;
}
