import type { Context } from '../src/core/context.ts';
import { nextBoundary } from '../src/core/publication-boundary.ts';
import { publishResponses } from '../src/features/trials/feedback/publish/publish-responses.ts';

/** Publishes what testers did before now, as if the next boundary had come. */
export function showActs(ctx: Context): Promise<void> {
  const boundary = nextBoundary(ctx.now());
  return publishResponses({ ...ctx, now: () => new Date(boundary) });
}
