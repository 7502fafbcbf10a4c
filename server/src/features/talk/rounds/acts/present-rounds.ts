import type { Round } from '@firstlight/contract/talk/rounds/rounds.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { answerableQuestions, findAsking } from '../../../showcase/projects/asked-questions.ts';
import { listProjectCards } from '../../../showcase/projects/list-project-cards.ts';
import type { RoundRow } from '../rounds.queries.ts';
import { resultOf } from './result-of.ts';

/** Rounds as a member of their group reads them, of projects that they may see. */
export async function presentRounds(
  ctx: Context<Member>,
  rows: readonly RoundRow[],
  canModerate: boolean,
): Promise<Round[]> {
  const cards = await listProjectCards(
    ctx.db,
    rows.map(({ projectId }) => projectId),
  );
  const names = await findNames(
    ctx.db,
    rows.flatMap(({ openedBy }) => openedBy ?? []),
  );
  const presented: Round[] = [];
  for (const row of rows) {
    const project = cards.get(row.projectId);
    if (!project) continue;
    const opener = names.get(row.openedBy ?? '');
    const isMaker = row.ownerId === ctx.actor.id;
    presented.push({
      id: row.id,
      state: row.state,
      project,
      question: row.state === 'open' ? await firstQuestion(ctx, row.projectId) : null,
      openedBy: opener?.isInGoodStanding ? { username: opener.username, name: opener.name } : null,
      opensAt: row.opensAt?.toISOString() ?? null,
      closesAt: row.closesAt?.toISOString() ?? null,
      endedOn: row.endedAt?.toISOString().slice(0, 10) ?? null,
      responsesFrom: row.responsesFrom,
      result: resultOf(row),
      isIterated: row.isIterated,
      can: {
        test: row.state === 'open' && !isMaker,
        open: row.state === 'asked' && canModerate,
        cancel: row.endedAt === null && (isMaker || canModerate),
      },
    });
  }
  return presented;
}

async function firstQuestion({ db, now }: Context, projectId: string): Promise<string | null> {
  return answerableQuestions(await findAsking(db, projectId), now())[0] ?? null;
}
