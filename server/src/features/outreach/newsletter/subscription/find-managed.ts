import type { Context } from '../../../../core/context.ts';
import { findPerson } from '../../../people/accounts/find-person.ts';
import { type LinkPurpose, readLinkToken } from './link-token.ts';
import { findSubscription, findSubscriptionOf, type SubscriptionRow } from './subscriptions.queries.ts';

/** The subscription that a link opens, or the one of the member who asks without a link. */
export async function findManaged(
  ctx: Context,
  token: string | undefined,
  purpose: LinkPurpose = 'manage',
): Promise<SubscriptionRow | undefined> {
  if (token === undefined) {
    const own = ctx.actor.kind === 'member' ? await findPerson(ctx, ctx.actor.id) : undefined;
    return own && findSubscriptionOf(ctx.db, ctx.vault, own.email);
  }
  const linked = readLinkToken(ctx.vault, purpose, token);
  const row = linked && (await findSubscription(ctx.db, linked.id));
  return row?.tokenVersion === linked?.tokenVersion ? row : undefined;
}
