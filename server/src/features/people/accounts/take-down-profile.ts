import type { Context } from '../../../core/context.ts';
import { findStoredProfile, setProfileTakenDown } from './profile/taken-down.queries.ts';

/** What somebody says of themselves, whoever may read it; undefined once the account is gone. */
export function findWholeProfile({ db }: Pick<Context, 'db'>, userId: string) {
  return findStoredProfile(db, userId);
}

/** Others read no words and see no portrait of this person any more, or do again. */
export function takeDownProfile(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  isTaken: boolean,
): Promise<void> {
  return setProfileTakenDown(db, userId, isTaken ? now() : null);
}
