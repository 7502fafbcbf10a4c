import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type {
  Reactions,
  removeReaction as removeEndpoint,
} from '@firstlight/contract/showcase/reactions/reactions.ts';
import type { HttpContext, Member } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { requireStanding } from '../../people/accounts/require-standing.ts';
import { visibleProject } from '../projects/visible-project.ts';
import { presentReactions } from './present-reactions.ts';
import { reactionEvents } from './reactions.events.ts';
import { deleteReaction, lowerCount } from './reactions.queries.ts';

export async function removeReaction(
  ctx: HttpContext<Member>,
  { projectId, kind }: InputOf<typeof removeEndpoint>,
): Promise<Reactions> {
  await visibleProject(ctx.db, ctx.actor, projectId);
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const removed = await deleteReaction(tx.db, { projectId, kind, userId: ctx.actor.id });
    if (removed?.isCounted) {
      await lowerCount(tx.db, projectId, kind);
      tx.record(reactionEvents.changed, { projectId });
    }
    return presentReactions(tx, projectId);
  });
}
