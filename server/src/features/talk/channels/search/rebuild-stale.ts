import type { Context } from '../../../../core/context.ts';
import { gatherSegment } from './gather-segments.ts';
import { listStale } from './segments.queries.ts';

const most = 1000;

/** Segments in which something was changed, by the clock: a word that was removed is in none of them ten minutes later. */
export async function rebuildStale(ctx: Pick<Context, 'db' | 'vault'>): Promise<void> {
  for (const place of await listStale(ctx.db, most)) await gatherSegment(ctx, place);
}
