import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { reactionKinds } from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import type { addReaction as endpoint } from '@firstlight/contract/talk/channels/messages.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { insertMessageReaction, moveCount } from './change.queries.ts';
import { changeOpen } from './change-message.ts';

export async function reactToMessage(
  ctx: Context<Member>,
  { kind: name, ...place }: InputOf<typeof endpoint>,
): Promise<null> {
  const kind = reactionKinds.indexOf(name) + 1;
  await changeOpen(ctx, place, async (tx, { channel, row }, rev) => {
    if (row.removedAt || row.takenDownAt) throw new AppError('request.not_found');
    const isCounted = !channel.isWithheld;
    const isNew = await insertMessageReaction(tx.db, place, { userId: ctx.actor.id, kind, isCounted });
    if (isNew) await moveCount(tx.db, place, rev, kind, isCounted ? 1 : 0);
    return isNew;
  });
  return null;
}
