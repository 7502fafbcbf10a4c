import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type {
  Passkey,
  renamePasskey as renameEndpoint,
} from '@firstlight/contract/people/accounts/passkeys.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { presentPasskey } from './passkeys.presenter.ts';
import { renamePasskeyOf } from './passkeys.queries.ts';

export async function renamePasskey(
  ctx: HttpContext<Member>,
  { id, name }: InputOf<typeof renameEndpoint>,
): Promise<Passkey> {
  const renamed = await renamePasskeyOf(ctx.db, ctx.actor.id, id, name);
  if (!renamed) throw new AppError('request.not_found');
  return presentPasskey(renamed);
}
