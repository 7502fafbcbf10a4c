import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { circleRules } from '@firstlight/contract/rules.ts';
import type { enterCircle as endpoint } from '@firstlight/contract/talk/rounds/circles.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { findProjectOwner } from '../../../showcase/projects/find-project-owner.ts';
import { authorTag } from '../../../trials/feedback/author-tags.ts';
import { refuseHindered } from '../acts/refuse-hindered.ts';
import { roundEvents } from '../rounds.events.ts';
import { circleToChange } from './circle-to-change.ts';
import { findRest } from './duties.queries.ts';
import { findReadiness, insertEntry } from './entries.queries.ts';
import { presentCircle } from './present-circles.ts';

/** With a project of one's own that is shared there. The group sees how many have, not who. */
export async function enterCircle(
  ctx: Context<Member>,
  { circleId, projectId }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const { circle, group } = await circleToChange(tx, circleId);
    if (circle.state !== 'gathering') throw new AppError('rounds.circle_begun');
    if (circle.people >= circleRules.peopleMax) throw new AppError('rounds.circle_full');
    await refuseUnfit(tx, circle.groupId, projectId);
    const entry = { circleId, userId: tx.actor.id, projectId, enteredAt: tx.now() };
    if (!(await insertEntry(tx.db, entry))) throw new AppError('rounds.circle_entered');
    tx.record(roundEvents.changed, { groupId: circle.groupId });
    return presentCircle(tx, circleId, group.canModerate);
  });
}

async function refuseUnfit(tx: Context<Member>, groupId: string, projectId: string): Promise<void> {
  const project = await findProjectOwner(tx.db, projectId);
  if (project?.ownerId !== tx.actor.id) throw new AppError('rounds.not_shared');
  await refuseHindered(tx, { groupId, projectId });
  const readiness = await findReadiness(tx.db, projectId, tx.now());
  if (readiness?.isDone) throw new AppError('rounds.circle_project_done');
  if (!readiness?.isReady) throw new AppError('rounds.circle_not_ready');
  if (await findRest(tx.db, authorTag(tx.vault, tx.actor.id), tx.now()))
    throw new AppError('rounds.circle_rests');
}
