import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type {
  DistributionRun,
  startRun as endpoint,
} from '@firstlight/contract/trials/distribution/distribution.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { requireRecentPassword } from '../../../people/accounts/require-recent-password.ts';
import { measureMetrics } from '../measure/measure-metrics.ts';
import { findLiving } from './open-run.ts';
import { runDistribution, tryDistribution } from './run-distribution.ts';
import { presentRun } from './runs.presenter.ts';
import { findLatest, type RunRow } from './runs.queries.ts';

const minute = 60_000;

/** An admin's button. Pressed while a run is under way, it gives that run; nothing is distributed twice. */
export async function startRun(
  ctx: Context<Member>,
  { dryRun, projectIds }: InputOf<typeof endpoint>,
): Promise<DistributionRun> {
  await requireRecentPassword(ctx);
  const running = await findLiving(ctx);
  if (running) return presentRun(running);
  const wanted = { requestedBy: ctx.actor.id, projectIds };
  const run = dryRun ? await tryDistribution(ctx, wanted) : await distributeOnceAMinute(ctx, wanted);
  const act = dryRun ? 'distribution.try' : 'distribution.run';
  await recordAdminAct(ctx, { act, subjectId: run.id });
  // Whoever pressed it looks at the figures next.
  if (!dryRun) await measureMetrics(ctx);
  return presentRun(run);
}

async function distributeOnceAMinute(
  ctx: Context<Member>,
  wanted: { requestedBy: string; projectIds: readonly string[] | undefined },
): Promise<RunRow> {
  const latest = await findLatest(ctx.db, 'admin');
  const since = latest ? ctx.now().getTime() - latest.startedAt.getTime() : minute;
  if (since < minute) {
    throw new AppError('request.too_many', { retryAfterSeconds: Math.ceil((minute - since) / 1000) });
  }
  return runDistribution(ctx, { kind: 'admin', ...wanted });
}
