import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { widerNetworks } from '../../../../core/http/client-address.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { accountEvents } from '../accounts.events.ts';
import { knownDevice } from './known-device.ts';

/**
 * Counts a try at a password before it is judged: per name and address, per network, and per name over all addresses.
 * A device in which the owner signed in before has tries of its own, so that strangers cannot shut the owner out.
 *
 * Counted by the name that was typed, not by the account: otherwise a name that is used up would tell which address is
 * used up with it, and so whose it is.
 */
export async function takeGuess(ctx: HttpContext, login: string, userId: string | undefined): Promise<void> {
  const device = userId && knownDevice(ctx, userId);
  if (device) return ctx.takeLimit('accounts.sign-in-device', device);

  const name = ctx.vault.tag(login).toString('base64url');
  const { address } = ctx.actor;
  await ctx.takeLimit('accounts.sign-in', `${name}:${address}`);
  const wider = widerNetworks(address);
  if (wider) {
    await ctx.takeLimit('accounts.sign-in-network', wider.network);
    await ctx.takeLimit('accounts.sign-in-site', wider.site);
  }
  try {
    await ctx.takeLimit('accounts.guesses', name);
  } catch (error) {
    if (isTooMany(error)) await tellOwner(ctx, name, userId);
    throw error;
  }
}

/** Once a day; the work is the same where nobody has that name. */
async function tellOwner(ctx: HttpContext, name: string, userId: string | undefined): Promise<void> {
  try {
    await ctx.takeLimit('accounts.guess-notices', name);
  } catch (error) {
    if (isTooMany(error)) return;
    throw error;
  }
  await inTransaction(ctx, async (tx) =>
    tx.record(accountEvents.guessesRefused, { userId: userId ?? null, mailId: ctx.newId() }),
  );
}

function isTooMany(error: unknown): boolean {
  return error instanceof AppError && error.code === 'request.too_many';
}
