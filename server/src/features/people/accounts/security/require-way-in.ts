import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import { findPasswordHash } from '../account/users.queries.ts';
import { listPasskeysOf } from '../passkeys/passkeys.queries.ts';
import { listLinksOf } from '../providers/linked-providers.queries.ts';

/** For acts that have just taken one away, with the account held: nobody locks themselves out by mistake. */
export async function requireWayIn(ctx: Context, userId: string): Promise<void> {
  const isOpen =
    (await findPasswordHash(ctx.db, userId)) !== null ||
    (await listPasskeysOf(ctx.db, userId)).length > 0 ||
    (await listLinksOf(ctx.db, ctx.vault, userId)).length > 0;
  if (!isOpen) throw new AppError('accounts.last_way_in');
}
