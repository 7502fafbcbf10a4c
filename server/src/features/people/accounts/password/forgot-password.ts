import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { forgotPassword as forgotEndpoint } from '@firstlight/contract/people/accounts/accounts.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { takeMailAllowance } from '../../../../core/mail/mail-allowance.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findUserByEmail } from '../account/users.queries.ts';
import { accountEvents } from '../accounts.events.ts';
import { findKeptEmail } from '../email-change/former-emails.queries.ts';

export async function forgotPassword(
  ctx: HttpContext,
  { email }: InputOf<typeof forgotEndpoint>,
): Promise<ResultOf<typeof forgotEndpoint>> {
  await takeMailAllowance(ctx, 'mail.reset', email);
  await inTransaction(ctx, async (tx) => {
    const user = await findUserByEmail(tx.db, tx.vault, email);
    // Whoever left the address a short while ago, or had it taken from them, gets the link that puts it back.
    const kept = user ? undefined : await findKeptEmail(tx.db, tx.vault, email, ctx.now());
    ctx.concerns(user?.id ?? kept?.userId ?? email);
    const mailId = ctx.newId();
    if (kept) tx.record(accountEvents.keptEmailAsked, { formerEmailId: kept.id, mailId });
    else tx.record(accountEvents.resetAsked, { userId: user?.id ?? null, mailId });
  });
  return { email };
}
