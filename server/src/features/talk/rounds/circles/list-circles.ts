import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { listCircles as endpoint } from '@firstlight/contract/talk/rounds/circles.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { authorTag } from '../../../trials/feedback/author-tags.ts';
import { enterGroup } from '../../groups/enter-group.ts';
import { listGroupCircles } from './circles.queries.ts';
import { findRest } from './duties.queries.ts';
import { presentCircles } from './present-circles.ts';

/** So many that are over. */
const ended = 5;

export async function listCircles(
  ctx: Context<Member>,
  { groupId }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const { canModerate } = await enterGroup(ctx, groupId);
  const rows = await listGroupCircles(ctx.db, groupId, ended);
  const rest = await findRest(ctx.db, authorTag(ctx.vault, ctx.actor.id), ctx.now());
  return {
    items: await presentCircles(ctx, rows, canModerate),
    can: { open: canModerate && rows.every(({ endedAt }) => endedAt !== null) },
    restsUntil: rest?.toISOString() ?? null,
  };
}
