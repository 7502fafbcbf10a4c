import type { Member } from '../../core/context.ts';
import { giveFeedback } from '../../features/trials/feedback/give/give-feedback.ts';
import { openTest } from '../../features/trials/feedback/test-it/open-test.ts';
import { startTest } from '../../features/trials/feedback/test-it/start-test.ts';
import { as } from '../people/testers.ts';
import type { World } from '../world.ts';
import { publishAll } from './release.ts';

interface Traits {
  rating?: number;
  /** Without: it was only seen, so it counts for nothing. */
  isOpened?: boolean;
  /** Without: it waits for its boundary. */
  isPublished?: boolean;
}

let written = 0;

/** Somebody tries a project and says what they think, by the acts the site offers, and it is shown. Gives its id. */
export async function tryAndTell(
  world: World,
  tester: Member,
  projectId: string,
  { rating = 5, isOpened = true, isPublished = true }: Traits = {},
): Promise<string> {
  const ctx = as(world, tester);
  if (isOpened) {
    const { address } = await startTest(ctx, { projectId });
    await openTest(ctx, address?.replace('/go/', '') ?? '');
  }
  const { id } = await giveFeedback(ctx, { projectId, rating, comment: unlikeAnyOther() });
  if (isPublished) await publishAll(world);
  return id;
}

/** Long enough to count, and no near-copy of another. */
function unlikeAnyOther(): string {
  written += 1;
  return Array.from({ length: 12 }, (_, place) =>
    ((written * 7919 + place * 104_729) ** 2).toString(36),
  ).join(' ');
}
