import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type {
  addReaction as addEndpoint,
  Reactions,
} from '@firstlight/contract/showcase/reactions/reactions.ts';
import type { HttpContext, Member } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { requireStanding } from '../../people/accounts/require-standing.ts';
import { visibleProject } from '../projects/visible-project.ts';
import { presentReactions } from './present-reactions.ts';
import { reactionEvents } from './reactions.events.ts';
import { insertReaction, raiseCount } from './reactions.queries.ts';

export async function addReaction(
  ctx: HttpContext<Member>,
  { projectId, kind }: InputOf<typeof addEndpoint>,
): Promise<Reactions> {
  await visibleProject(ctx.db, ctx.actor, projectId);
  const { standing, isStandingHidden } = await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const isCounted = standing === 'good' || isStandingHidden;
    const added = await insertReaction(tx.db, { projectId, kind, userId: ctx.actor.id, isCounted });
    if (added?.isCounted) {
      await raiseCount(tx.db, projectId, kind);
      tx.record(reactionEvents.changed, { projectId });
    }
    return presentReactions(tx, projectId);
  });
}
