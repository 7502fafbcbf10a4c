import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type {
  addReaction as addEndpoint,
  Reactions,
} from '@firstlight/contract/showcase/reactions/reactions.ts';
import type { HttpContext, Member } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { keepAccount } from '../../people/accounts/keep-account.ts';
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
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    // Asked once the account is held: a sanction that comes first has taken all of theirs out of the count.
    const { isSeenAsGood: isCounted } = await keepAccount(tx, ctx.actor.id);
    const added = await insertReaction(tx.db, { projectId, kind, userId: ctx.actor.id, isCounted });
    if (added?.isCounted) {
      await raiseCount(tx.db, projectId, kind);
      tx.record(reactionEvents.changed, { projectId });
    }
    return presentReactions(tx, projectId);
  });
}
