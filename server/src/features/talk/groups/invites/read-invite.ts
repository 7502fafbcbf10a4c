import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readInvite as endpoint } from '@firstlight/contract/talk/groups/invites.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { minuteOf } from '../../../../core/minute-of.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { presentGroupCard } from '../access/present-group-card.ts';
import { invitedGroup } from './invited-group.ts';

/** Looking uses nothing up. */
export async function readInvite(
  ctx: HttpContext<Member>,
  { code }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const { invite, group } = await invitedGroup(ctx, code);
  const maker = invite.madeBy ? (await findNames(ctx.db, [invite.madeBy])).get(invite.madeBy) : undefined;
  return {
    group: presentGroupCard(group),
    grants: invite.grants,
    invitedBy: maker?.isInGoodStanding ? { username: maker.username, name: maker.name } : null,
    expiresAt: minuteOf(invite.expiresAt),
  };
}
