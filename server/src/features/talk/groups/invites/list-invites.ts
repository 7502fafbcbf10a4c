import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { doorLimits } from '@firstlight/contract/talk/groups/door-limits.ts';
import type { listInvites as endpoint } from '@firstlight/contract/talk/groups/invites.ts';
import * as z from 'zod';
import type { Context, Member } from '../../../../core/context.ts';
import { readCursor, writeCursor } from '../../../../core/cursor.ts';
import { groupToModerate } from '../access/visible-group.ts';
import { listInviteRows } from './invites.queries.ts';
import { presentInvites } from './present-invites.ts';

const page = doorLimits.invitesPage;

const place = z.strictObject({ madeAt: z.iso.datetime(), id: z.uuid() });

export async function listInvites(
  ctx: Context<Member>,
  { groupId, state, after }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const from = after === undefined ? undefined : readCursor(place, after);
  await groupToModerate(ctx, groupId);
  const rows = await listInviteRows(ctx.db, groupId, {
    after: from && { ...from, madeAt: new Date(from.madeAt) },
    openAt: state && ctx.now(),
    limit: page + 1,
  });
  const shown = rows.slice(0, page);
  const last = rows.length > page ? shown.at(-1) : undefined;
  return {
    items: await presentInvites(ctx, shown),
    next: last ? writeCursor(place, { madeAt: last.madeAt.toISOString(), id: last.id }) : null,
  };
}
