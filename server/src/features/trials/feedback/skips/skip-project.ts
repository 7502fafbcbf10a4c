import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { skipProject as endpoint } from '@firstlight/contract/trials/feedback/skips.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { authorTags } from '../author-tags.ts';
import { findByPair } from '../hidden/authors.queries.ts';
import { requireTester } from '../test-it/require-tester.ts';
import { storeSkip } from './store-skip.ts';

export async function skipProject(
  ctx: HttpContext<Member>,
  { projectId, reason, note }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const { standing } = await requireTester(ctx, projectId);

  const tags = authorTags(ctx.vault, ctx.actor.id, projectId);
  const given = await findByPair(ctx.db, tags.pairTag);
  if (given && !given.deletedAt) throw new AppError('feedback.already_given');
  await ctx.takeLimit('feedback.skip', ctx.actor.id, tags.pairTag.toString('hex'));
  const author = { ...tags, authorId: ctx.actor.id };
  return storeSkip(ctx, author, { projectId, reason, note, isWithheld: standing === 'limited' });
}
