import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { groupRules } from '@firstlight/contract/rules.ts';
import { doorLimits } from '@firstlight/contract/talk/groups/door-limits.ts';
import { inviteAlphabet } from '@firstlight/contract/talk/groups/invite-code.ts';
import type { makeInvite as endpoint, Invite } from '@firstlight/contract/talk/groups/invites.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { randomCode } from '../../../../platform/crypto/random-code.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { holdGroup } from '../access/groups.queries.ts';
import { groupToModerate } from '../access/visible-group.ts';
import { groupEvents } from '../groups.events.ts';
import { codeTag, placeOfCode } from './code-cells.ts';
import { findInvitable } from './find-invitable.ts';
import { countOpenInvites, insertInvite } from './invites.queries.ts';
import { presentInvites } from './present-invites.ts';

const day = 24 * 60 * 60 * 1000;

/** For whoever has the code, or for one person, who is told and for whom it serves once. */
export async function makeInvite(ctx: Context<Member>, input: InputOf<typeof endpoint>): Promise<Invite> {
  const { groupId, grants = 'join', days = groupRules.inviteDays, uses, username } = input;
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    await holdGroup(tx.db, groupId, 'change');
    await groupToModerate(tx, groupId);
    const inviteeId = username === undefined ? null : await findInvitable(tx, groupId, username);
    const madeAt = tx.now();
    if ((await countOpenInvites(tx.db, groupId, madeAt)) >= doorLimits.openInvitesMax)
      throw new AppError('groups.too_many_invites');
    const id = tx.newId();
    const code = randomCode(inviteAlphabet, groupRules.inviteCodeLength);
    const row = {
      id,
      groupId,
      code: await tx.vault.seal(tx.db, placeOfCode({ id, groupId }), code),
      grants,
      inviteeId,
      madeBy: tx.actor.id,
      madeAt,
      expiresAt: new Date(madeAt.getTime() + days * day),
      usesLeft: inviteeId ? 1 : (uses ?? null),
    };
    await insertInvite(tx.db, { ...row, codeTag: codeTag(tx.vault, code) });
    if (inviteeId) tx.record(groupEvents.invited, { inviteId: id, userId: inviteeId });
    const [invite] = await presentInvites(tx, [{ ...row, revokedAt: null }]);
    if (!invite) throw new Error('what was just made is not there');
    return invite;
  });
}
