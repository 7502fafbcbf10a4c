import type { HttpContext } from '../../../../core/context.ts';
import { isUsernameHeld, isUsernameReserved } from './usernames.queries.ts';

/** Free for whoever asks: one's own name, and one's own from before, are. */
export async function checkUsername(
  ctx: HttpContext,
  { username }: { username: string },
): Promise<{ available: boolean }> {
  const own = ctx.actor.kind === 'member' ? ctx.actor.id : undefined;
  const isTaken =
    (await isUsernameHeld(ctx.db, username, own)) ||
    (await isUsernameReserved(ctx.db, ctx.vault, username, ctx.now(), own));
  return { available: !isTaken };
}
