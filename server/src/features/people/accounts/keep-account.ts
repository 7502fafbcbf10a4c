import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { keepUser } from './account/keep-user.queries.ts';

export interface KeptAccount {
  isLimited: boolean;
  /** Others see nothing that holds them back. */
  isSeenAsGood: boolean;
}

/** Whether somebody whom an act is about is still there, and then until the transaction ends: an erasure that has begun is waited for. */
export async function keepOther({ db }: Pick<Context, 'db'>, userId: string): Promise<boolean> {
  return (await keepUser(db, userId)) !== undefined;
}

/**
 * The first thing in a transaction of an act that no reference ties to its account, such as a hidden one: an erasure that has begun is
 * waited for, and one that follows finds what the act has written. The same goes for a sanction: the act stands before it, or learns here
 * how its person stands since.
 */
export async function keepAccount({ db }: Pick<Context, 'db'>, userId: string): Promise<KeptAccount> {
  const kept = await keepUser(db, userId);
  if (!kept) throw new AppError('accounts.signed_out');
  const { standing, isStandingHidden } = kept;
  return { isLimited: standing === 'limited', isSeenAsGood: standing === 'good' || isStandingHidden };
}
