import { AppError } from '../../../core/app-error.ts';
import type { Member } from '../../../core/context.ts';
import type { Db } from '../../../db/database.ts';
import { findStanding, listSuspended } from './account/standing.queries.ts';

export interface Standing {
  standing: 'good' | 'limited' | 'suspended';
  /** When the account was opened; young ones have narrower limits. */
  createdAt: Date;
}

/** With how others see them: whoever is held back for hidden content alone is as ever to them. */
export interface SeenStanding extends Standing {
  isStandingHidden: boolean;
}

/** How somebody stands with the house, asked anew for every act: a sanction holds from the next request on. */
export function standingOf(db: Db, userId: string): Promise<SeenStanding> {
  return findStanding(db, userId);
}

/** Which of these people are suspended at this moment: they hear nothing live, whatever notice of it was lost. */
export async function findSuspended(db: Db, userIds: readonly string[]): Promise<readonly string[]> {
  return userIds.length > 0 ? listSuspended(db, userIds) : [];
}

/** For acts that a suspended person may not do; reading and taking back what is one's own are not among them. */
export async function requireStanding(db: Db, actor: Member): Promise<SeenStanding> {
  return refuseSuspended(await standingOf(db, actor.id));
}

/** The same where the standing came with something else. */
export function refuseSuspended<Found extends Standing>(found: Found): Found {
  if (found.standing === 'suspended') throw new AppError('accounts.suspended');
  return found;
}
