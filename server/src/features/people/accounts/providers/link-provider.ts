import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type {
  LinkedProvider,
  linkProvider as linkEndpoint,
} from '@firstlight/contract/people/accounts/providers.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { isViolationOf } from '../../../../db/is-violation-of.ts';
import { holdUser } from '../account/users.queries.ts';
import { accountEvents } from '../accounts.events.ts';
import { requireRecentPassword } from '../require-recent-password.ts';
import { findAddressOwner } from './find-address-owner.ts';
import { insertLink } from './linked-providers.queries.ts';
import { presentLink } from './present-link.ts';
import { type NamedPerson, returnFromProvider } from './return-from-provider.ts';

export async function linkProvider(
  ctx: HttpContext<Member>,
  input: InputOf<typeof linkEndpoint>,
): Promise<LinkedProvider> {
  await requireRecentPassword(ctx);
  const userId = ctx.actor.id;
  const person = await returnFromProvider(ctx, input, { purpose: 'provider_link', userId });
  await refuseForeignAddress(ctx, person);

  const { provider, subjectTag, account } = person;
  const link = { userId, provider, subjectTag, account, linkedAt: ctx.now(), lastUsedAt: null };
  await inTransaction(ctx, async (tx) => {
    await holdUser(tx.db, userId);
    // Again, now that nobody can end this session: a reset in between must not leave a link behind.
    await requireRecentPassword(tx);
    await insertLink(tx.db, tx.vault, link);
    tx.record(accountEvents.secured, { userId, mailId: ctx.newId(), how: 'providerAdded', provider });
  }).catch((cause: unknown) => {
    if (isViolationOf(cause, 'linked_providers_pkey'))
      throw new AppError('accounts.provider_linked', { cause });
    throw isViolationOf(cause, 'linked_providers_provider_subject_tag_key')
      ? new AppError('accounts.provider_taken', { cause })
      : cause;
  });
  return presentLink(link);
}

/** It may be another address than the account's, but nobody else's. */
async function refuseForeignAddress(ctx: Context<Member>, { email }: NamedPerson): Promise<void> {
  if (email === null) throw new AppError('accounts.provider_unconfirmed');
  const owner = await findAddressOwner(ctx, email);
  if (owner && owner !== ctx.actor.id) throw new AppError('accounts.provider_taken');
}
