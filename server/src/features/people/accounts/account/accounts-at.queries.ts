import type { Db } from '../../../../db/database.ts';

/** Whose confirmed addresses these fingerprints are. */
export function listAccountsAt(db: Db, emailIndexes: readonly Buffer[]) {
  return db
    .selectFrom('users')
    .select(['id', 'emailIndex', 'standing'])
    .where('emailIndex', 'in', [...emailIndexes])
    .where('emailVerifiedAt', 'is not', null)
    .execute();
}
