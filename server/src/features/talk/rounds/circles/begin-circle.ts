import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { circleRules } from '@firstlight/contract/rules.ts';
import type { beginCircle as endpoint } from '@firstlight/contract/talk/rounds/circles.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { lastQuarter } from '../../../../core/next-quarter.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { isViolationOf } from '../../../../db/is-violation-of.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { pairTag } from '../../../trials/feedback/author-tags.ts';
import { hasResponded } from '../../../trials/feedback/has-responded.ts';
import { keepGroup } from '../../groups/enter-group.ts';
import { roundEvents } from '../rounds.events.ts';
import { type CircleRound, insertCircleRounds } from './circle-rounds.queries.ts';
import { circleToChange } from './circle-to-change.ts';
import { changeCircle } from './circles.queries.ts';
import { drawDuties, type Entry } from './draw-duties.ts';
import { insertDuties } from './duties.queries.ts';
import { deleteEntriesBut, listFitEntries } from './entries.queries.ts';
import { presentCircle } from './present-circles.ts';

const day = 24 * 60 * 60 * 1000;

/** By a moderator, once enough have entered. Whoever can no longer take part is not in it. */
export async function beginCircle(
  ctx: Context<Member>,
  { circleId }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  await requireStanding(ctx.db, ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const { circle, group } = await circleToChange(tx, circleId);
    if (!group.canModerate) throw new AppError('groups.not_allowed');
    if (circle.state !== 'gathering') throw new AppError('rounds.circle_begun');
    await keepGroup(tx.db, circle.groupId);
    const entries = await listFitEntries(tx.db, circle, tx.now());
    if (entries.length < circleRules.peopleMin) throw new AppError('rounds.circle_too_few');
    await deleteEntriesBut(
      tx.db,
      circleId,
      entries.map(({ userId }) => userId),
    );
    const beginsAt = lastQuarter(tx.now());
    const closesAt = new Date(beginsAt.getTime() + circle.days * day);
    const rounds = await insertDrawn(tx, { ...circle, opensAt: beginsAt, closesAt }, entries);
    const begun = { state: 'running', beginsAt, closesAt, people: entries.length } as const;
    await changeCircle(tx.db, circleId, begun);
    tx.record(roundEvents.changed, { groupId: circle.groupId });
    for (const { id } of rounds) tx.record(roundEvents.opened, { roundId: id });
    return presentCircle(tx, circleId, true);
  }).catch((error: unknown) => {
    // A round on one of the projects was quicker.
    throw isViolationOf(error, 'rounds_open') ? new AppError('rounds.already_open') : error;
  });
}

/** Stored in the order of the fingerprints, which tells nothing of how they were drawn. */
async function insertDrawn(
  tx: Context,
  circle: { id: string; groupId: string; opensAt: Date; closesAt: Date },
  entries: readonly Entry[],
): Promise<CircleRound[]> {
  const rounds = entries.map(({ projectId }) => ({ id: tx.newId(), projectId }));
  await insertCircleRounds(tx.db, circle, rounds);
  const roundIds = new Map(rounds.map(({ id, projectId }) => [projectId, id]));
  const hasAnswered = await hasResponded(tx, [...roundIds.keys()]);
  const duties = drawDuties(entries, hasAnswered, tx.newId).map(({ userId, projectId, isSpare }) => ({
    roundId: roundIds.get(projectId) ?? '',
    pairTag: pairTag(tx.vault, userId, projectId),
    isSpare,
  }));
  await insertDuties(
    tx.db,
    duties.toSorted((one, other) => one.pairTag.compare(other.pairTag)),
  );
  return rounds;
}
