import type { readReset as readEndpoint } from '@firstlight/contract/account-security.ts';
import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { HttpContext } from '../../../core/context.ts';
import { requireResetLink } from '../require-reset-link.ts';
import { listWaysIn } from './list-ways-in.ts';

export async function readReset(
  ctx: HttpContext,
  { token }: InputOf<typeof readEndpoint>,
): Promise<ResultOf<typeof readEndpoint>> {
  return listWaysIn(ctx, await requireResetLink(ctx, token));
}
