import type { Circle } from '@firstlight/contract/talk/rounds/circles.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { listProjectCards } from '../../../showcase/projects/list-project-cards.ts';
import { pairTag } from '../../../trials/feedback/author-tags.ts';
import { respondedProjects } from '../../../trials/feedback/responded-projects.ts';
import { listCircleRounds } from './circle-rounds.queries.ts';
import { type CircleRow, findCircle } from './circles.queries.ts';
import { listOwnDuties } from './duties.queries.ts';
import { listOwnEntries } from './entries.queries.ts';

export async function presentCircle(
  ctx: Context<Member>,
  circleId: string,
  canModerate: boolean,
): Promise<Circle> {
  const row = await findCircle(ctx.db, circleId);
  const [presented] = await presentCircles(ctx, row ? [row] : [], canModerate);
  if (!presented) throw new AppError('rounds.circle_not_found');
  return presented;
}

/** Circles as a member of their group reads them: the same for all but their own project and what they are to test. */
export async function presentCircles(
  ctx: Context<Member>,
  rows: readonly CircleRow[],
  canModerate: boolean,
): Promise<Circle[]> {
  const names = await findNames(
    ctx.db,
    rows.flatMap(({ openedBy }) => openedBy ?? []),
  );
  const ids = rows.map(({ id }) => id);
  const entries = await listOwnEntries(ctx.db, ctx.actor.id, ids);
  const duties = await ownDuties(ctx, ids);
  return rows.map((row) => {
    const opener = names.get(row.openedBy ?? '');
    const entry = entries.get(row.id) ?? null;
    const isGathering = row.state === 'gathering';
    return {
      id: row.id,
      state: row.state,
      openedBy: opener?.isInGoodStanding ? { username: opener.username, name: opener.name } : null,
      days: row.days,
      people: row.people,
      beginsAt: row.beginsAt?.toISOString() ?? null,
      closesAt: row.closesAt?.toISOString() ?? null,
      endedOn: row.endedAt?.toISOString().slice(0, 10) ?? null,
      notes: row.notes,
      entry,
      duties: duties.get(row.id) ?? [],
      can: {
        enter: isGathering && !entry,
        leave: isGathering && entry !== null,
        begin: isGathering && canModerate,
        cancel: row.endedAt === null && canModerate,
      },
    };
  });
}

/** In the order of the projects’ random ids: the one in which they were drawn would tell which was handed on. */
async function ownDuties(
  ctx: Context<Member>,
  circleIds: readonly string[],
): Promise<Map<string | null, Circle['duties']>> {
  const rounds = await listCircleRounds(ctx.db, circleIds);
  const own = await listOwnDuties(
    ctx.db,
    rounds.map(({ id, projectId }) => ({
      roundId: id,
      pairTag: pairTag(ctx.vault, ctx.actor.id, projectId),
    })),
  );
  const due = rounds.filter(({ id }) => own.has(id));
  const projectIds = due.map(({ projectId }) => projectId);
  const cards = await listProjectCards(ctx.db, projectIds);
  const done = await respondedProjects(ctx, ctx.actor.id, projectIds);
  const duties = due.flatMap(({ circleId, projectId }) => {
    const project = cards.get(projectId);
    return project ? [{ circleId, duty: { project, isDone: done.has(projectId) } }] : [];
  });
  const grouped = Map.groupBy(duties, ({ circleId }) => circleId);
  return new Map([...grouped].map(([id, all]) => [id, all.map(({ duty }) => duty)]));
}
