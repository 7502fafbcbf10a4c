import type { Db } from '../../../../db/database.ts';

export interface Ban {
  groupId: string;
  userId: string;
  byId: string;
  /** Sealed. */
  reason: Buffer | null;
  at: Date;
}

/** A second ban changes nothing: the first one’s reason and day stay. */
export async function insertBan(db: Db, ban: Ban): Promise<void> {
  await db
    .insertInto('groupBans')
    .values(ban)
    .onConflict((conflict) => conflict.columns(['groupId', 'userId']).doNothing())
    .execute();
}

/** A banned person’s projects are shared there no longer, and what they asked for is answered. */
export async function clearAfterBan(db: Db, groupId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('groupProjects')
    .where('groupId', '=', groupId)
    .where('sharedBy', '=', userId)
    .execute();
  await db
    .deleteFrom('accessRequests')
    .where('groupId', '=', groupId)
    .where('userId', '=', userId)
    .where('state', '=', 'pending')
    .execute();
}
