import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readReset as readEndpoint } from '@firstlight/contract/people/accounts/account-security.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { listWaysIn } from '../security/list-ways-in.ts';
import { requireResetLink } from './require-reset-link.ts';

export async function readReset(
  ctx: HttpContext,
  { token }: InputOf<typeof readEndpoint>,
): Promise<ResultOf<typeof readEndpoint>> {
  return listWaysIn(ctx, await requireResetLink(ctx, token));
}
