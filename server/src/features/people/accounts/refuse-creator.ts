import type { Role } from '@firstlight/contract/people/accounts/account-limits.ts';
import { AppError } from '../../../core/app-error.ts';

/** Trying, skipping and giving feedback are for testers; one click makes a creator both. */
export function refuseCreator(role: Role | undefined): void {
  if (role === 'creator') throw new AppError('accounts.creator_role');
}
