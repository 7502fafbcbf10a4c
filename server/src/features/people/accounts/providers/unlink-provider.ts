import type { ProviderName } from '@firstlight/contract/people/accounts/provider-names.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { holdUser } from '../account/users.queries.ts';
import { accountEvents } from '../accounts.events.ts';
import { requireRecentPassword } from '../require-recent-password.ts';
import { requireWayIn } from '../security/require-way-in.ts';
import { deleteLinkOf } from './linked-providers.queries.ts';

export async function unlinkProvider(
  ctx: HttpContext<Member>,
  { provider }: { provider: ProviderName },
): Promise<null> {
  await requireRecentPassword(ctx);
  const userId = ctx.actor.id;
  await inTransaction(ctx, async (tx) => {
    await holdUser(tx.db, userId);
    if (!(await deleteLinkOf(tx.db, userId, provider))) throw new AppError('request.not_found');
    await requireWayIn(tx, userId);
    tx.record(accountEvents.secured, { userId, mailId: ctx.newId(), how: 'providerRemoved', provider });
  });
  return null;
}
