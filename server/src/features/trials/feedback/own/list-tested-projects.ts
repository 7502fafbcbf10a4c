import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import { feedbackLimits } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import type { listTestedProjects as endpoint } from '@firstlight/contract/trials/feedback/tested-projects.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { listTestedIds } from './own-list.queries.ts';

/** For the tester alone, so that they recognise what they have tested among others. */
export async function listTestedProjects(ctx: Context<Member>): Promise<ResultOf<typeof endpoint>> {
  return { projectIds: await listTestedIds(ctx.db, ctx.vault, ctx.actor, feedbackLimits.testedMarked) };
}
