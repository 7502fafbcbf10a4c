import * as z from 'zod';
import type { Context } from '../../../../core/context.ts';
import type { KindRules, Line, LineWords } from '../../../../core/notifications/notification-kind.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { aboutProject } from '../../../showcase/projects/about-project.ts';
import { findOwner } from '../../../showcase/projects/find-owner.ts';
import { findThread } from '../threads/threads.queries.ts';

/** For every kind of notification about a masked thread. A tester reads who the maker is; a maker reads no name. */
export const aboutThread = {
  ...aboutProject,
  wordsFor,
  isMasked: true,
  // Other people may see the screen of a tester. A maker's own project is public.
  isDiscreet: (details) => details?.['variant'] !== 'toMaker',
  details: { variant: z.enum(['toMaker', 'toTester']) },
} satisfies Partial<KindRules>;

async function wordsFor(
  ctx: Context,
  readerId: string,
  lines: readonly Line[],
): Promise<Map<string, LineWords>> {
  const words = await aboutProject.wordsFor(ctx, readerId, lines);
  for (const { id, aboutId, details } of lines) {
    const said = words.get(id);
    if (!said || aboutId === null || details?.['variant'] !== 'toTester') continue;
    const ownerId = await findOwner(ctx, aboutId);
    const maker = (await findNames(ctx.db, [ownerId])).get(ownerId);
    if (maker?.isInGoodStanding)
      words.set(id, { ...said, actor: { name: maker.name, username: maker.username } });
  }
  return words;
}

/** For names that are shown: leads to the conversation that the agreement opened. */
export async function wordsForReveals(
  ctx: Context,
  readerId: string,
  lines: readonly Line[],
): Promise<Map<string, LineWords>> {
  const words = await wordsFor(ctx, readerId, lines);
  for (const { id, subjectId } of lines) {
    const said = words.get(id);
    const { conversationId } = await findThread(ctx.db, subjectId);
    if (said && conversationId) words.set(id, { ...said, path: `/messages/${conversationId}` });
  }
  return words;
}
