import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { keepUser } from './account/keep-user.queries.ts';

/**
 * The first thing a hidden act does in its transaction: an erasure that has begun is waited for, and one that follows finds what
 * the act has written. Hidden rows know no account by a reference, so nothing else would take them along.
 */
export async function keepAccount({ db }: Pick<Context, 'db'>, userId: string): Promise<void> {
  if (!(await keepUser(db, userId))) throw new AppError('accounts.signed_out');
}
