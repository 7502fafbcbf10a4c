import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { askForRound as endpoint } from '@firstlight/contract/talk/rounds/rounds.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Context, Member } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { requireStanding } from '../../people/accounts/require-standing.ts';
import { findProjectOwner } from '../../showcase/projects/find-project-owner.ts';
import { enterGroup } from '../groups/enter-group.ts';
import { presentRounds } from './acts/present-rounds.ts';
import { refuseHindered } from './acts/refuse-hindered.ts';
import { roundEvents } from './rounds.events.ts';
import { findRound, insertAsked } from './rounds.queries.ts';

/** By the maker of a project that is shared there; a moderator opens it. */
export async function askForRound(
  ctx: Context<Member>,
  { groupId, projectId }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const { canModerate } = await enterGroup(tx, groupId);
    const project = await findProjectOwner(tx.db, projectId);
    if (project?.ownerId !== tx.actor.id) throw new AppError('rounds.not_shared');
    await refuseHindered(tx, { groupId, projectId });
    const id = tx.newId();
    const asked = { id, groupId, projectId, askedBy: tx.actor.id, askedAt: tx.now() };
    if (!(await insertAsked(tx.db, asked))) throw new AppError('rounds.already_asked');
    tx.record(roundEvents.changed, { groupId });
    const row = await findRound(tx.db, id);
    const [round] = await presentRounds(tx, row ? [row] : [], canModerate);
    if (!round) throw new AppError('rounds.not_shared');
    return round;
  });
}
