import type { Context, Member } from '../../../core/context.ts';
import { findPasswordHash } from './account/users.queries.ts';
import { requireRightPassword } from './password/require-right-password.ts';
import { requireRecentPassword } from './require-recent-password.ts';

/**
 * For acts whose form asks for the password itself. Whoever has none must have signed in within the hour instead.
 * Returns the hash it was held against.
 */
export async function requireOwner(
  ctx: Pick<Context<Member>, 'actor' | 'db' | 'now'>,
  password: string | undefined,
): Promise<string | null> {
  if ((await findPasswordHash(ctx.db, ctx.actor.id)) !== null)
    return requireRightPassword(ctx, password ?? '');
  await requireRecentPassword(ctx);
  return null;
}
