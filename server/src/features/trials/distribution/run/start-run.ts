import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type {
  DistributionRun,
  startRun as endpoint,
} from '@firstlight/contract/trials/distribution/distribution.ts';
import { trialMinutes } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { requireRecentPassword } from '../../../people/accounts/require-recent-password.ts';
import { measureMetrics } from '../measure/measure-metrics.ts';
import { findLiving } from './open-run.ts';
import { runDistribution, tryDistribution } from './run-distribution.ts';
import { presentRun } from './runs.presenter.ts';
import { findLatest, findLatestOf, type RunRow } from './runs.queries.ts';

const minute = 60_000;

/**
 * An admin's button. Pressed while a run is under way, it gives that run; nothing is distributed twice. Nothing is distributed either before
 * the same admin has seen what it would do.
 */
export async function startRun(
  ctx: Context<Member>,
  { dryRun, projectIds }: InputOf<typeof endpoint>,
): Promise<DistributionRun> {
  await requireRecentPassword(ctx);
  const running = await findLiving(ctx);
  if (running) return presentRun(running);
  const wanted = { requestedBy: ctx.actor.id, projectIds: projectIds && sortedOnce(projectIds) };
  const run = dryRun ? await tryDistribution(ctx, wanted) : await distributeOnceAMinute(ctx, wanted);
  const act = dryRun ? 'distribution.try' : 'distribution.run';
  await recordAdminAct(ctx, { act, subjectId: run.id });
  // Whoever pressed it looks at the figures next.
  if (!dryRun) await measureMetrics(ctx);
  return presentRun(run);
}

interface Wanted {
  requestedBy: string;
  projectIds: readonly string[] | undefined;
}

const sortedOnce = (ids: readonly string[]) => [...new Set(ids)].toSorted();

async function distributeOnceAMinute(ctx: Context<Member>, wanted: Wanted): Promise<RunRow> {
  const latest = await findLatest(ctx.db, 'admin');
  const since = latest ? ctx.now().getTime() - latest.startedAt.getTime() : minute;
  if (since < minute) {
    throw new AppError('request.too_many', { retryAfterSeconds: Math.ceil((minute - since) / 1000) });
  }
  await requireTrial(ctx, wanted);
  return runDistribution(ctx, { kind: 'admin', ...wanted });
}

/** What this admin asked for last was a dry run of just these projects, and not long ago. */
async function requireTrial(ctx: Context<Member>, { projectIds }: Wanted): Promise<void> {
  const last = await findLatestOf(ctx.db, ctx.actor.id);
  const from = ctx.now().getTime() - trialMinutes * minute;
  const isTrial = last?.isDryRun && last.startedAt.getTime() >= from;
  const isSame = String(last?.projectIds ?? 'all') === String(projectIds ?? 'all');
  if (!isTrial || !isSame) throw new AppError('distribution.dry_run_needed');
}
