import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readEmailUndo as readEndpoint } from '@firstlight/contract/people/accounts/email-change.ts';
import type { HttpContext } from '../../../../core/context.ts';
import { listWaysIn } from '../security/list-ways-in.ts';
import { requireUndoLink } from './require-undo-link.ts';

export async function readEmailUndo(
  ctx: HttpContext,
  { token }: InputOf<typeof readEndpoint>,
): Promise<ResultOf<typeof readEndpoint>> {
  const { email, userId } = await requireUndoLink(ctx, token);
  return { email, ...(await listWaysIn(ctx, userId)) };
}
