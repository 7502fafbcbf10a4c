import type { PageReading } from '@firstlight/contract/showcase/projects/page-readings.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { findReading } from './page-readings.queries.ts';
import { presentReading } from './present-reading.ts';

export async function checkPage(
  ctx: Context<Member>,
  { readingId }: { readingId: string },
): Promise<PageReading> {
  const reading = await findReading(ctx.db, { id: readingId, ownerId: ctx.actor.id });
  if (!reading) throw new AppError('projects.not_found');
  return presentReading(reading, ctx.now());
}
