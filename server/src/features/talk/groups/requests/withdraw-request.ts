import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { withdrawRequest as endpoint } from '@firstlight/contract/talk/groups/access-requests.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { closePending } from './requests.queries.ts';

export async function withdrawRequest(
  { db, actor, now }: Context<Member>,
  { groupId }: InputOf<typeof endpoint>,
): Promise<null> {
  if (!(await closePending(db, { groupId, userId: actor.id }, now())))
    throw new AppError('request.not_found');
  return null;
}
