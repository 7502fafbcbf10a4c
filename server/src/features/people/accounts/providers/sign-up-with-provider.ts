import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { signUpWithProvider as signUpEndpoint } from '@firstlight/contract/people/accounts/providers.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { isViolationOf } from '../../../../db/is-violation-of.ts';
import { isUsernameReserved } from '../account/usernames.queries.ts';
import { markVerified } from '../account/users.queries.ts';
import { accountEvents } from '../accounts.events.ts';
import { forgetChallenge } from '../passkeys/open-challenge.ts';
import { openSession } from '../session/open-session.ts';
import { presentMe } from '../session/present-me.ts';
import { takeArrival } from './arrivals.ts';
import { insertLink } from './linked-providers.queries.ts';
import { openOrFind } from './open-or-find.ts';

/**
 * Opens an account for whom a provider has named. Its address is confirmed by the provider; an unconfirmed account that
 * somebody else opened with it makes way, with its password and its links.
 */
export async function signUpWithProvider(
  ctx: HttpContext,
  person: InputOf<typeof signUpEndpoint>,
): Promise<Me> {
  const userId = ctx.newId();
  await inTransaction(ctx, async (tx) => {
    const { email, ...named } = await takeArrival(tx);
    const now = ctx.now();
    const user = { ...person, email, id: userId, passwordHash: null, createdAt: now };
    const found = await openOrFind(tx, user);
    if (!('userId' in found) || found.userId !== userId)
      throw new AppError('accounts.provider_address_known');
    if (await isUsernameReserved(tx.db, tx.vault, person.username, now))
      throw new AppError('accounts.username_taken');
    await markVerified(tx.db, userId, now);
    await insertLink(tx.db, tx.vault, { ...named, userId, linkedAt: now, lastUsedAt: now });
    await openSession(tx, userId);
    tx.record(accountEvents.confirmed, { userId });
    tx.record(accountEvents.secured, {
      userId,
      mailId: ctx.newId(),
      how: 'providerAdded',
      provider: named.provider,
    });
  }).catch((cause: unknown) => {
    if (isViolationOf(cause, 'users_username_key')) throw new AppError('accounts.username_taken');
    throw isViolationOf(cause, 'linked_providers_provider_subject_tag_key')
      ? new AppError('accounts.provider_taken', { cause })
      : cause;
  });
  ctx.concerns(userId);
  forgetChallenge(ctx, 'provider_arrival');
  return presentMe(ctx.db, ctx.vault, userId, { tookSecondStep: false });
}
