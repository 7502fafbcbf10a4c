import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { groupLimits, groupRoles } from '@firstlight/contract/talk/groups/group-limits.ts';
import type { listMembers as endpoint } from '@firstlight/contract/talk/groups/group-members.ts';
import * as z from 'zod';
import type { Context, Member } from '../../../../core/context.ts';
import { readCursor, writeCursor } from '../../../../core/cursor.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { groupOfMember } from '../access/visible-group.ts';
import { listMemberRows } from './list-members.queries.ts';
import { outranks } from './outranks.ts';

const { membersPage: page } = groupLimits;

/** So many members are looked through for those who are called so; of more, the names are looked up first. */
const lookedThrough = 500;

const place = z.strictObject({
  role: z.enum(groupRoles),
  joinedAt: z.iso.datetime(),
  userId: z.uuid(),
});

export async function listMembers(
  ctx: Context<Member>,
  { groupId, query = '', after }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const group = await groupOfMember(ctx, groupId);
  const from = after === undefined ? undefined : readCursor(place, after);
  const rows = await listMemberRows(ctx.db, groupId, {
    readerId: ctx.actor.id,
    start: query.toLowerCase().replace(/^@/, ''),
    isLarge: group.memberCount > lookedThrough,
    after: from && { ...from, joinedAt: new Date(from.joinedAt) },
    limit: page + 1,
  });
  const shown = rows.slice(0, page);
  const last = rows.length > page ? shown.at(-1) : undefined;
  const people = await findNames(
    ctx.db,
    shown.map(({ userId }) => userId),
  );
  return {
    items: shown.map(({ userId, username, name, role, joinedAt }) => ({
      username,
      name,
      avatar: people.get(userId)?.avatar ?? null,
      role,
      joinedOn: joinedAt.toISOString().slice(0, 10),
      isSelf: userId === ctx.actor.id,
      can: {
        remove: group.canModerate && outranks(group.role, role),
        changeRole: group.canOwn && (role !== 'owner' || userId === ctx.actor.id),
      },
    })),
    next: last
      ? writeCursor(place, { role: last.role, joinedAt: last.joinedAt.toISOString(), userId: last.userId })
      : null,
  };
}
