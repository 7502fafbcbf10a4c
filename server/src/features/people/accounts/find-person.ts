import type { Context } from '../../../core/context.ts';
import type { Person } from '../../../core/personal-part.ts';
import { findIdentity } from './account/users.queries.ts';

/** Somebody by whom they are to us. With `locked`, the account can neither change nor go until the transaction ends. */
export function findPerson(
  ctx: Pick<Context, 'db' | 'vault'>,
  userId: string,
  { locked = false } = {},
): Promise<Person | undefined> {
  return findIdentity(ctx.db, ctx.vault, userId, locked);
}
