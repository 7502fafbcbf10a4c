import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { revokeInvite as endpoint } from '@firstlight/contract/talk/groups/invites.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { groupToModerate } from '../access/visible-group.ts';
import { markRevoked } from './invites.queries.ts';

/** Whoever came by it stays. */
export async function revokeInvite(
  ctx: Context<Member>,
  { groupId, inviteId }: InputOf<typeof endpoint>,
): Promise<null> {
  await groupToModerate(ctx, groupId);
  if (!(await markRevoked(ctx.db, groupId, inviteId, ctx.now()))) throw new AppError('request.not_found');
  return null;
}
