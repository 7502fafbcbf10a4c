import { doorLimits } from '@firstlight/contract/talk/groups/door-limits.ts';
import type { Invite } from '@firstlight/contract/talk/groups/invites.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { minuteOf } from '../../../../core/minute-of.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { placeOfCode } from './code-cells.ts';
import { type InviteRow, listCameBy } from './invites.queries.ts';

/** For the group’s moderators: each with its code, and who came by it. */
export async function presentInvites(ctx: Context<Member>, rows: readonly InviteRow[]): Promise<Invite[]> {
  if (rows.length === 0) return [];
  const codes = await ctx.vault.unsealAll(
    ctx.db,
    rows.map((row) => ({ place: placeOfCode(row), cell: row.code })),
  );
  const came = new Map(
    (
      await listCameBy(
        ctx.db,
        rows.map(({ id }) => id),
        doorLimits.cameByNamed,
      )
    ).map((one) => [one.inviteId, one]),
  );
  const named = rows.flatMap(({ madeBy, inviteeId }) => [madeBy, inviteeId]).filter((id) => id !== null);
  const names = await findNames(ctx.db, [...named, ...[...came.values()].flatMap(({ userIds }) => userIds)]);
  const person = (id: string | null) => {
    const found = names.get(id ?? '');
    return found?.isInGoodStanding ? { username: found.username, name: found.name } : null;
  };
  return rows.map((row, index) => {
    const { count = 0, userIds = [] } = came.get(row.id) ?? {};
    return {
      id: row.id,
      code: codes[index] ?? '',
      grants: row.grants,
      state: stateOf(row, ctx.now()),
      invitee: person(row.inviteeId),
      madeBy: person(row.madeBy),
      madeAt: minuteOf(row.madeAt),
      expiresAt: minuteOf(row.expiresAt),
      usesLeft: row.usesLeft,
      cameBy: { count, people: userIds.map(person).filter((one) => one !== null) },
    };
  });
}

function stateOf({ revokedAt, expiresAt, usesLeft }: InviteRow, now: Date): Invite['state'] {
  if (revokedAt) return 'revoked';
  if (usesLeft === 0) return 'used_up';
  return expiresAt > now ? 'open' : 'expired';
}
