import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { reactionKinds } from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import type { removeReaction as endpoint } from '@firstlight/contract/talk/channels/messages.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { deleteMessageReaction, moveCount } from './change.queries.ts';
import { changeAlways } from './change-message.ts';

export async function takeBackReaction(
  ctx: Context<Member>,
  { kind: name, ...place }: InputOf<typeof endpoint>,
): Promise<null> {
  const kind = reactionKinds.indexOf(name) + 1;
  await changeAlways(ctx, place, async (tx, _found, rev) => {
    const wasCounted = await deleteMessageReaction(tx.db, place, ctx.actor.id, kind);
    if (wasCounted === undefined) return false;
    await moveCount(tx.db, place, rev, kind, wasCounted ? -1 : 0);
    return true;
  });
  return null;
}
