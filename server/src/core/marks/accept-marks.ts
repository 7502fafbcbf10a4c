import type { Context } from '../context.ts';
import { findUnknownMarks } from './find-unknown-marks.ts';
import { insertMark } from './marks.queries.ts';

/** Takes every note for known, once what they ask for was done. From then on the site is open. */
export async function acceptMarks(ctx: Pick<Context, 'db' | 'files' | 'now'>): Promise<void> {
  for (const { id } of await findUnknownMarks(ctx))
    await insertMark(ctx.db, { id, markedAt: ctx.now(), isPending: false });
}
