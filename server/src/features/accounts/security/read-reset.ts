import type { readReset as readEndpoint } from '@firstlight/contract/account-security.ts';
import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { HttpContext } from '../../../core/context.ts';
import { requireResetLink } from '../require-reset-link.ts';
import { presentPasskey } from './passkeys.presenter.ts';
import { listPasskeysOf } from './passkeys.queries.ts';
import { findConfirmedAt } from './second-factors.queries.ts';

export async function readReset(
  ctx: HttpContext,
  { token }: InputOf<typeof readEndpoint>,
): Promise<ResultOf<typeof readEndpoint>> {
  const userId = await requireResetLink(ctx, token);
  const passkeys = await listPasskeysOf(ctx.db, userId);
  return {
    passkeys: passkeys.map(presentPasskey),
    secondFactorSince: (await findConfirmedAt(ctx.db, userId))?.toISOString() ?? null,
  };
}
