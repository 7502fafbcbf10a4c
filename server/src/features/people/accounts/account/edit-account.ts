import type { AccountChanges } from '@firstlight/contract/people/accounts/account-forms.ts';
import type { Me } from '@firstlight/contract/people/accounts/accounts.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { requireStanding } from '../require-standing.ts';
import { presentMe } from '../session/present-me.ts';
import { changeUser } from './users.queries.ts';

/** What is left out stays. A role takes effect with the next page; nothing posted or given under the old one is lost. */
export async function editAccount(ctx: Context<Member>, changes: AccountChanges): Promise<Me> {
  // Others read a name wherever its bearer once wrote: a new one is a post like any other.
  if (changes.name !== undefined || changes.role !== undefined) await requireStanding(ctx.db, ctx.actor);
  await changeUser(ctx.db, ctx.actor.id, changes);
  return presentMe(ctx.db, ctx.vault, ctx.actor.id, { tookSecondStep: ctx.actor.isAdmin });
}
