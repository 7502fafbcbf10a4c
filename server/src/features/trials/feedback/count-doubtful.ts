import { isYoung } from '@firstlight/contract/people/accounts/is-young.ts';
import type { Context } from '../../../core/context.ts';
import { authorTag } from './author-tags.ts';
import { daysBefore, listOpenedOn } from './counts/countable.queries.ts';
import { listFullResponses } from './counts/responses.queries.ts';

/**
 * How much of each project's counted feedback is from accounts that were young when they gave it, or from people whom we
 * had not brought there. Both were so when it was given, and stay so whatever is done later: of an account that went, it was
 * noted then. Accounts are recognised by fingerprints: nobody who wrote is unsealed, and only sums leave.
 */
export async function countDoubtful(
  ctx: Pick<Context, 'db' | 'vault'>,
  projectIds: readonly string[],
): Promise<Map<string, number>> {
  const answers = await listFullResponses(ctx.db, projectIds);
  const opened = await listOpenedOn(ctx.db, daysBefore(answers.map(({ givenAt }) => givenAt)));
  const openedAt = new Map(
    opened.map(({ id, createdAt }) => [authorTag(ctx.vault, id).toString('hex'), createdAt]),
  );
  const doubtful = new Map(projectIds.map((id) => [id, 0]));
  for (const { projectId, authorTag: tag, givenAt, isPrompted, wasYoung } of answers) {
    const since = openedAt.get(tag?.toString('hex') ?? '');
    const isFromYoung = wasYoung ?? (since !== undefined && isYoung(since, givenAt));
    if (!isPrompted || isFromYoung) doubtful.set(projectId, (doubtful.get(projectId) ?? 0) + 1);
  }
  return doubtful;
}
