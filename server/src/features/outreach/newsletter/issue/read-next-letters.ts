import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readNewsletter } from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import type { Context } from '../../../../core/context.ts';
import { findNextSundays } from './issue-times.queries.ts';

export async function readNextLetters(ctx: Context): Promise<ResultOf<typeof readNewsletter>> {
  const { weekly, monthly } = await findNextSundays(ctx.db, ctx.now());
  return { nextWeekly: weekly.toISOString(), nextMonthly: monthly.toISOString() };
}
