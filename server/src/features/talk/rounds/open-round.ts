import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { roundRules } from '@firstlight/contract/rules.ts';
import type { openRound as endpoint } from '@firstlight/contract/talk/rounds/rounds.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Context, Member } from '../../../core/context.ts';
import { lastQuarter } from '../../../core/next-quarter.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { isViolationOf } from '../../../db/is-violation-of.ts';
import { requireStanding } from '../../people/accounts/require-standing.ts';
import { keepGroup } from '../groups/enter-group.ts';
import { presentRounds } from './acts/present-rounds.ts';
import { refuseHindered } from './acts/refuse-hindered.ts';
import { roundToChange } from './acts/round-to-change.ts';
import { roundEvents } from './rounds.events.ts';
import { areEnough, changeRound, countOpen, findRound, type RoundRow } from './rounds.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** By a moderator, for a project that was asked for; from now on what members say of it waits for the end. */
export async function openRound(
  ctx: Context<Member>,
  { roundId, days }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const { round, group } = await roundToChange(tx, roundId);
    if (!group.canModerate) throw new AppError('groups.not_allowed');
    await keepGroup(tx.db, round.groupId);
    await refuseUnready(tx, round);
    // On the quarter, as everything that shows what hidden testers did.
    const opensAt = lastQuarter(tx.now());
    const closesAt = new Date(opensAt.getTime() + days * day);
    await changeRound(tx.db, roundId, { state: 'open', openedBy: tx.actor.id, opensAt, closesAt });
    tx.record(roundEvents.changed, { groupId: round.groupId });
    tx.record(roundEvents.opened, { roundId });
    const opened = await findRound(tx.db, roundId);
    const [presented] = await presentRounds(tx, opened ? [opened] : [], true);
    if (!presented) throw new AppError('rounds.not_shared');
    return presented;
  }).catch((error: unknown) => {
    // Another group was quicker.
    throw isViolationOf(error, 'rounds_open') ? new AppError('rounds.already_open') : error;
  });
}

async function refuseUnready(tx: Context, round: RoundRow): Promise<void> {
  if (round.state === 'open') throw new AppError('rounds.already_open');
  await refuseHindered(tx, round);
  if ((await countOpen(tx.db, round.groupId)) >= roundRules.openMax)
    throw new AppError('rounds.too_many_open');
  if (!(await areEnough(tx.db, round, tx.now()))) throw new AppError('rounds.too_few_members');
}
