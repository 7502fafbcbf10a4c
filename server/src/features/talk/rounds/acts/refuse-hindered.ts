import { roundRules } from '@firstlight/contract/rules.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context } from '../../../../core/context.ts';
import { findHindrance, isShared } from '../rounds.queries.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * A project rests after each round, however it ended: whoever could open one round after the other would see from the
 * difference who of the group had come between.
 */
export async function refuseHindered(
  { db, now }: Context,
  { groupId, projectId }: { groupId: string; projectId: string },
): Promise<void> {
  if (!(await isShared(db, groupId, projectId))) throw new AppError('rounds.not_shared');
  const restingSince = new Date(now().getTime() - roundRules.restDays * day);
  const hindrance = await findHindrance(db, projectId, restingSince);
  if (hindrance) throw new AppError(hindrance === 'open' ? 'rounds.already_open' : 'rounds.project_rests');
}
