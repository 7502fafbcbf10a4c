import type { Passkey } from '@firstlight/contract/people/accounts/passkeys.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { presentPasskey } from './passkeys.presenter.ts';
import { listPasskeysOf } from './passkeys.queries.ts';

export async function listPasskeys(ctx: HttpContext<Member>): Promise<{ passkeys: Passkey[] }> {
  return { passkeys: (await listPasskeysOf(ctx.db, ctx.actor.id)).map(presentPasskey) };
}
