import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { type EnteredGroup, enterGroup } from '../../groups/enter-group.ts';
import { type CircleRow, findCircle, lockCircle } from './circles.queries.ts';

/** A circle of a group that one is in, held until the transaction ends. One that is over is no longer there to be changed. */
export async function circleToChange(
  tx: Context<Member>,
  circleId: string,
): Promise<{ circle: CircleRow; group: EnteredGroup }> {
  const found = await findCircle(tx.db, circleId);
  const group = found && (await enterGroup(tx, found.groupId).catch(refuseAsUnknown));
  const circle = group && (await lockCircle(tx.db, circleId));
  if (!circle || !group || circle.endedAt) throw new AppError('rounds.circle_not_found');
  return { circle, group };
}

function refuseAsUnknown(error: unknown): never {
  if (error instanceof AppError && error.code.startsWith('groups.'))
    throw new AppError('rounds.circle_not_found');
  throw error;
}
