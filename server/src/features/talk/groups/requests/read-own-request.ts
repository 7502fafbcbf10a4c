import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readOwnRequest as endpoint } from '@firstlight/contract/talk/groups/access-requests.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { presentOwnRequest } from './present-own-request.ts';
import { findLastRequest } from './requests.queries.ts';

/** One’s own, so that nothing is told of the group itself: where one never asked, it is null, whether there is such a group or not. */
export async function readOwnRequest(
  { db, actor }: Context<Member>,
  { groupId }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const last = await findLastRequest(db, { groupId, userId: actor.id });
  return { request: last ? presentOwnRequest(last) : null };
}
