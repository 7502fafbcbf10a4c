import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { listRounds as endpoint } from '@firstlight/contract/talk/rounds/rounds.ts';
import * as z from 'zod';
import type { Context, Member } from '../../../../core/context.ts';
import { readCursor, writeCursor } from '../../../../core/cursor.ts';
import { enterGroup } from '../../groups/enter-group.ts';
import { listEndedRounds, listLiveRounds } from '../rounds.queries.ts';
import { presentRounds } from './present-rounds.ts';

const page = 10;

const place = z.strictObject({ endedAt: z.iso.datetime(), id: z.uuid() });

/** What is asked for is for those who can answer it, and for whoever asked. */
export async function listRounds(
  ctx: Context<Member>,
  { groupId, after }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const from = after === undefined ? undefined : readCursor(place, after);
  const { canModerate } = await enterGroup(ctx, groupId);
  const live = from ? [] : await listLiveRounds(ctx.db, ctx.actor, groupId);
  const ended = await listEndedRounds(ctx.db, ctx.actor, groupId, {
    after: from && { ...from, endedAt: new Date(from.endedAt) },
    limit: page + 1,
  });
  const shown = ended.slice(0, page);
  const last = ended.length > page ? shown.at(-1) : undefined;
  const mine = live.filter(
    ({ state, ownerId }) => state === 'open' || canModerate || ownerId === ctx.actor.id,
  );
  return {
    items: await presentRounds(ctx, [...mine, ...shown], canModerate),
    next: last?.endedAt ? writeCursor(place, { endedAt: last.endedAt.toISOString(), id: last.id }) : null,
  };
}
