import { randomUUID } from 'node:crypto';
import { authorTags } from '../../features/trials/feedback/author-tags.ts';
import { storeFeedback } from '../../features/trials/feedback/give/store-feedback.ts';
import { skipProject } from '../../features/trials/feedback/skips/skip-project.ts';
import { openTestRow, startTestRow } from '../../features/trials/feedback/test-it/tests.queries.ts';
import type { TestPerson } from '../people/makers-and-testers.ts';
import { as } from '../people/testers.ts';
import type { World } from '../world.ts';

/** Gives feedback after a test, without the limits of a request. */
export async function give(world: World, projectId: string, { id, ctx }: TestPerson, comment: string) {
  await tryOut(world, projectId, id);
  const written = { projectId, rating: 3, comment };
  return storeFeedback({ ...ctx, newId: randomUUID }, { id, isLimited: false }, written);
}

export function skip(world: World, projectId: string, { ctx }: TestPerson, note: string) {
  return skipProject(as(world, ctx.actor), { projectId, reason: 'too_complex', note });
}

/** Opens a project as a tester, so that what they say about it counts. */
export async function tryOut(world: World, projectId: string, testerId: string): Promise<void> {
  const { db } = world.database;
  const [startedAt, tokenHash] = [world.clock.now, Buffer.from(randomUUID())];
  const tokenExpiresAt = new Date(startedAt.getTime() + 1_000);
  const tags = authorTags(world.engines.vault, testerId, projectId);
  await startTestRow(db, { ...tags, projectId, startedAt, tokenHash, tokenExpiresAt });
  await openTestRow(db, tokenHash, startedAt);
}
