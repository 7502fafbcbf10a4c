import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { type EnteredGroup, enterGroup } from '../../groups/enter-group.ts';
import { findRound, lockRound, type RoundRow } from '../rounds.queries.ts';

/** A round of a group that one is in, held until the transaction ends. One that is over is no longer there to be changed. */
export async function roundToChange(
  tx: Context<Member>,
  roundId: string,
): Promise<{ round: RoundRow; group: EnteredGroup }> {
  const found = await findRound(tx.db, roundId);
  const group = found && !found.circleId && (await enterGroup(tx, found.groupId).catch(refuseAsUnknown));
  const round = group && (await lockRound(tx.db, roundId));
  if (!round || !group || round.endedAt) throw new AppError('rounds.not_found');
  return { round, group };
}

/** To outsiders a round is no more there than to anybody one that never was. */
function refuseAsUnknown(error: unknown): never {
  if (error instanceof AppError && error.code.startsWith('groups.')) throw new AppError('rounds.not_found');
  throw error;
}
