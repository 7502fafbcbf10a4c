import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { askForPage as endpoint } from '@firstlight/contract/showcase/projects/page-readings.ts';
import { projectLimits } from '@firstlight/contract/showcase/projects/project-limits.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { requireStanding } from '../../../people/accounts/require-standing.ts';
import { projectEvents } from '../projects.events.ts';
import { beginReading, findReading } from './page-readings.queries.ts';
import { presentReading } from './present-reading.ts';

/** The worker does the reading: no request waits for a stranger's server. */
export function askForPage(
  ctx: Context<Member>,
  { readingId, address }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  return inTransaction(ctx, async (tx) => {
    await requireStanding(tx.db, ctx.actor);
    const own = { id: readingId, ownerId: ctx.actor.id };
    const known = await findReading(tx.db, own);
    if (known) return presentReading(known, ctx.now());
    const givenUp = new Date(ctx.now().getTime() - projectLimits.pageReadingSeconds * 1000);
    const begun = await beginReading(tx.db, { ...own, address, askedAt: ctx.now() }, givenUp);
    if (!begun) throw new AppError('projects.page_being_read');
    tx.record(projectEvents.pageAsked, { ...own, replaced: begun.replaced });
    return { state: 'reading', name: null, tagline: null, picture: null };
  });
}
