import { reciprocityRules } from '@firstlight/contract/distribution-rules.ts';
import { validatedRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../core/context.ts';
import { findAnsweredMakers } from './answered-makers.queries.ts';
import { listFullAnswers } from './answers.queries.ts';
import { authorTag } from './author-tags.ts';
import { daysBefore, listOpenedOn } from './weighed.queries.ts';

const day = 24 * 60 * 60 * 1000;

interface Made {
  projectId: string;
  ownerId: string;
}

/**
 * How much of each project's counted feedback is from accounts that were young when they gave it, or from people whose
 * own projects its maker has answered. Both are recognised by fingerprints: nobody who wrote is unsealed, and only sums
 * leave.
 */
export async function countDoubtful(
  ctx: Pick<Context, 'db' | 'vault' | 'now'>,
  projects: readonly Made[],
): Promise<Map<string, number>> {
  const answers = await listFullAnswers(
    ctx.db,
    projects.map(({ projectId }) => projectId),
  );
  const opened = await listOpenedOn(ctx.db, daysBefore(answers.map(({ givenAt }) => givenAt)));
  const openedAt = new Map(opened.map(({ id, createdAt }) => [hexTag(ctx, id), createdAt.getTime()]));
  const doubtful = new Map<string, number>();
  for (const { projectId, ownerId } of projects) {
    const friends = await friendsOf(ctx, ownerId);
    const found = answers.filter((answer) => {
      const tag = answer.authorTag.toString('hex');
      const age = answer.givenAt.getTime() - (openedAt.get(tag) ?? Number.NEGATIVE_INFINITY);
      return answer.projectId === projectId && (friends.has(tag) || age < young);
    });
    doubtful.set(projectId, found.length);
  }
  return doubtful;
}

const young = validatedRules.youngAccountDays * day;

/** The makers whom this one has lately answered: if one of them writes here, the two review each other. */
async function friendsOf(ctx: Pick<Context, 'db' | 'vault' | 'now'>, ownerId: string): Promise<Set<string>> {
  const since = new Date(ctx.now().getTime() - reciprocityRules.days * day);
  const makers = await findAnsweredMakers(ctx.db, authorTag(ctx.vault, ownerId), since);
  return new Set(makers.map((maker) => hexTag(ctx, maker)));
}

const hexTag = ({ vault }: Pick<Context, 'vault'>, id: string) => authorTag(vault, id).toString('hex');
