import type { ProfileChanges } from '@firstlight/contract/reputation/profiles/profiles.ts';
import type { Context } from '../../../core/context.ts';
import { changeProfile, replaceAvatar } from './profile/profile-rows.queries.ts';

/** Changes what somebody says of themselves. */
export function storeProfile(
  { db }: Pick<Context, 'db'>,
  userId: string,
  changes: ProfileChanges,
): Promise<void> {
  return changeProfile(db, userId, changes);
}

/** Puts another portrait in place and gives the folder of the one before, which nobody else is given too. */
export function storeAvatar(
  { db }: Pick<Context, 'db'>,
  userId: string,
  folder: string | null,
): Promise<string | null> {
  return replaceAvatar(db, userId, folder);
}
