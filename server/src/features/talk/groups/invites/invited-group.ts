import { parseInviteCode } from '@firstlight/contract/talk/groups/invite-code.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { findGroupRow, type GroupRow } from '../access/groups.queries.ts';
import { codeTag } from './code-cells.ts';
import { findOpenInvite, type InviteRow } from './invites.queries.ts';

export interface Invited {
  invite: InviteRow;
  group: GroupRow;
}

/**
 * What a typed code leads to. One answer for a code that is wrong, run out, used up, revoked, somebody else’s, of a group that is gone, and for whoever is banned
 * there: trying codes tells nothing.
 */
export async function invitedGroup(ctx: HttpContext<Member>, typed: string): Promise<Invited> {
  const code = parseInviteCode(typed);
  if (!code) throw new AppError('groups.invite_invalid');
  const tag = codeTag(ctx.vault, code);
  await takeTry(ctx, tag);
  const invite = await findOpenInvite(ctx.db, tag, ctx.actor.id, ctx.now());
  const group = invite && (await findGroupRow(ctx.db, ctx.actor.id, invite.groupId));
  if (!group || group.isBanned || group.deletedAt || group.takenDownAt)
    throw new AppError('groups.invite_invalid');
  return { invite, group };
}

/** Before anything is looked at, and once for each code however often: whoever opens the same link again guesses nothing. */
async function takeTry(ctx: HttpContext<Member>, tag: Buffer): Promise<void> {
  const use = tag.toString('base64url');
  await ctx.takeLimit('groups.codes', ctx.actor.id, use);
  await ctx.takeLimit('groups.codes-address', ctx.actor.address, use);
}
