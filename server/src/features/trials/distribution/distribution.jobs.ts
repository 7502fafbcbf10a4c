import { exposureRules } from '@firstlight/contract/rules.ts';
import { offerRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import * as z from 'zod';
import type { Context } from '../../../core/context.ts';
import { job } from '../../../core/job.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { runSteps } from '../../../platform/run-steps.ts';
import { findLatestIteration } from '../iterations/find-latest-iteration.ts';
import { nightlyUpkeep } from './learn/nightly-upkeep.ts';
import { measureMetrics } from './measure/measure-metrics.ts';
import { sumExposures } from './measure/sum-exposures.ts';
import { holdNeed, setIterated } from './need/needs.queries.ts';
import { recountProject } from './need/recount-project.ts';
import { relaunchProject } from './run/relaunch-project.ts';
import { runDistribution } from './run/run-distribution.ts';

/** After anything that changes what a project has or who may see it. */
export const recount = job({
  name: 'distribution.recount-project',
  payload: z.strictObject({ projectId: z.uuid() }),
  handle: (ctx, { projectId }) => recountProject(ctx, projectId),
});

/** Whoever skipped it before its latest iteration may meet it once more. Asks while it holds it, so that no job overtakes another. */
export const noteIteration = job({
  name: 'distribution.note-iteration',
  payload: z.strictObject({ projectId: z.uuid() }),
  async handle(ctx, { projectId }) {
    await recountProject(ctx, projectId);
    await inTransaction(ctx, async (tx) => {
      await holdNeed(tx.db, projectId);
      await setIterated(tx.db, projectId, await findLatestIteration(tx, projectId));
    });
    if (await relaunchProject(ctx, projectId)) await place(ctx, projectId);
  },
});

/** A new project does not wait for the next run. Should one be under way, the run after it will see the project. */
export const placeNew = job({
  name: 'distribution.place-project',
  payload: z.strictObject({ projectId: z.uuid() }),
  handle: (ctx, { projectId }) => place(ctx, projectId),
});

async function place(ctx: Context, projectId: string): Promise<void> {
  await recountProject(ctx, projectId);
  await runDistribution(ctx, { kind: 'posted', requestedBy: null, projectIds: [projectId] });
}

const runDue = job({
  name: 'distribution.run-due',
  payload: z.strictObject({}),
  schedule: { cron: `*/${offerRules.runEveryMinutes} * * * *`, timeZone: 'UTC' },
  async handle(ctx) {
    await runDistribution(ctx, { kind: 'scheduled', requestedBy: null });
  },
});

const runNightly = job({
  name: 'distribution.run-nightly',
  payload: z.strictObject({}),
  schedule: { cron: '40 4 * * *', timeZone: 'Europe/Paris' },
  async handle(ctx) {
    await runSteps({
      upkeep: () => nightlyUpkeep(ctx),
      offers: () => runDistribution(ctx, { kind: 'nightly', requestedBy: null }),
      exposures: () => sumExposures(ctx, 'visible'),
    });
  },
});

/** Between the runs, so that what admins read counts a run as a whole. */
const measure = job({
  name: 'distribution.take-metrics',
  payload: z.strictObject({}),
  schedule: { cron: '7-59/15 * * * *', timeZone: 'UTC' },
  async handle(ctx) {
    await measureMetrics(ctx);
  },
});

const sumOpen = job({
  name: 'distribution.sum-exposures',
  payload: z.strictObject({}),
  schedule: { cron: `*/${exposureRules.summedEveryMinutes} * * * *`, timeZone: 'UTC' },
  handle: (ctx) => sumExposures(ctx, 'open'),
});

export const distributionJobs = [recount, noteIteration, placeNew, runDue, runNightly, measure, sumOpen];
