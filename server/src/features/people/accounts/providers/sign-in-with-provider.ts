import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { signInWithProvider as signInEndpoint } from '@firstlight/contract/people/accounts/providers.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findPasswordHash, holdUser } from '../account/users.queries.ts';
import { openChallenge } from '../passkeys/open-challenge.ts';
import { findConfirmedAt } from '../second-factor/second-factors.queries.ts';
import { openSession } from '../session/open-session.ts';
import { presentMe } from '../session/present-me.ts';
import { keepArrival } from './arrivals.ts';
import { findAddressOwner } from './find-address-owner.ts';
import { findLink, noteLinkUse } from './linked-providers.queries.ts';
import { type NamedPerson, returnFromProvider } from './return-from-provider.ts';
import { suggestNames } from './suggest-names.ts';

type Result = ResultOf<typeof signInEndpoint>;

/**
 * Opens the account that is linked, and no other: that an account has the address which the provider names is no
 * reason to let anybody into it.
 */
export async function signInWithProvider(
  ctx: HttpContext,
  input: InputOf<typeof signInEndpoint>,
): Promise<Result> {
  const person = await returnFromProvider(ctx, input, { purpose: 'provider_sign_in', userId: null });
  const link = await findLink(ctx.db, person.provider, person.subjectTag);
  // Whoever is signed in came to confirm that it is still them.
  if (ctx.actor.kind === 'member' && ctx.actor.id !== link?.userId)
    throw new AppError('accounts.provider_refused');
  return link ? enter(ctx, person, link.userId) : welcome(ctx, person);
}

async function enter(ctx: HttpContext, person: NamedPerson, userId: string): Promise<Result> {
  ctx.concerns(userId);
  const needsCode = await inTransaction(ctx, async (tx) => {
    await holdUser(tx.db, userId);
    if (!(await noteLinkUse(tx.db, { ...person, userId }, ctx.now())))
      throw new AppError('accounts.provider_refused');
    if ((await findConfirmedAt(tx.db, userId)) !== null) {
      await openChallenge(tx, 'code', userId);
      return true;
    }
    // A provider may let anybody pass who sits at the screen: whoever has a password is asked for it where it matters.
    const isProven = (await findPasswordHash(tx.db, userId)) === null;
    await openSession(tx, userId, { isProven });
    return false;
  });
  if (needsCode) throw new AppError('accounts.code_needed');
  return { me: await presentMe(ctx.db, ctx.vault, userId, { tookSecondStep: false }), newcomer: null };
}

/** An account that nobody has confirmed is nobody's: it does not stand in the way, and makes way later. */
async function welcome(ctx: HttpContext, person: NamedPerson): Promise<Result> {
  const { email } = person;
  if (email === null) throw new AppError('accounts.provider_unconfirmed');
  const owner = await findAddressOwner(ctx, email);
  ctx.concerns(owner ?? email);
  if (owner) throw new AppError('accounts.provider_address_known');
  await keepArrival(ctx, { ...person, email });
  return { me: null, newcomer: { email, ...suggestNames(person) } };
}
