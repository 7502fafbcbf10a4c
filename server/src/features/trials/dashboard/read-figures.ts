import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readFigures as endpoint } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Context, Member } from '../../../core/context.ts';
import { expectFeedback } from '../distribution/expect-feedback.ts';
import { countSkipReasons } from '../feedback/count-skip-reasons.ts';
import { presentLedger } from './dashboard.presenter.ts';
import * as queries from './dashboard.queries.ts';
import { ratingHistory } from './rating-history.ts';
import { surroundLedgers } from './surround-ledgers.ts';

const day = 86_400_000;

/** Everything a maker is told about one project of their own; to anybody else it is not there. */
export async function readFigures(
  ctx: Context<Member>,
  { projectId, days = '30' }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const { db } = ctx;
  const row = await queries.findLedgerRow(db, ctx.actor.id, projectId);
  if (!row) throw new AppError('projects.not_found');
  const now = ctx.now().getTime();
  const from = dayOf(now - (Number(days) - 1) * day);
  const rated = await queries.listRatedDays(db, projectId, from);
  return {
    ledger: presentLedger(row, (await surroundLedgers(ctx, [row]))(row)),
    expectation: await expectFeedback(ctx, projectId),
    reasons: await countSkipReasons(ctx, projectId),
    history: {
      from,
      until: dayOf(now),
      ...ratingHistory(rated, { count: row.feedbackCount, sum: row.ratingSum }),
      changes: await queries.listProjectChanges(db, projectId, from),
    },
  };
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
