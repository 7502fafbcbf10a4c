import type { RawBuilder } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { inTransaction, type TransactionContext } from '../../../../core/transaction.ts';
import { distributionEvents } from '../distribution.events.ts';
import { isQuiet } from '../model/is-quiet.ts';
import { findUnderserved, mostUrgent, type Underserved } from '../need/find-underserved.ts';
import { isAmong, isAny, isDue, type Moved } from '../need/open-needs.queries.ts';
import { refreshFeed, refreshNeeds } from '../need/refresh-needs.ts';
import { closeOffers } from './close-offers.ts';
import { makeOffers } from './make-offers.ts';
import { openRun, type RunRequest } from './open-run.ts';
import { findRun, finishRun, holdLock, insertRun, type RunCounts, type RunRow } from './runs.queries.ts';

/**
 * One run: closes offers that came to nothing, brings the values of what is due up to date, and asks people for what
 * ordinary visits will not bring. All of it in one transaction, so that a run that fails has done nothing.
 */
export async function runDistribution(ctx: Context, wanted: RunRequest): Promise<RunRow> {
  const run = await openRun(ctx, wanted);
  if ('running' in run) return run.running;
  const startedAt = ctx.now().getTime();
  const end = () => ({ finishedAt: ctx.now(), milliseconds: ctx.now().getTime() - startedAt });
  try {
    const scope = wanted.projectIds ? isAmong(wanted.projectIds) : scopeOf(wanted.kind, ctx.now());
    await inTransaction(ctx, async (tx) => {
      const counts = await distribute(tx, run.opened, scope);
      // With what it counts, or a process that dies in between leaves offers that no run owns up to.
      await finishRun(tx.db, run.opened, { ...counts, ...end() });
    });
  } catch (error) {
    await finishRun(ctx.db, run.opened, { ...end(), error: String(error) });
    throw error;
  }
  return findRun(ctx.db, run.opened);
}

/** The same work, undone at its end: what remains is the count. */
export async function tryDistribution(
  ctx: Context,
  { projectIds, requestedBy }: { projectIds?: readonly string[] | undefined; requestedBy: string },
): Promise<RunRow> {
  const id = ctx.newId();
  const startedAt = ctx.now();
  const counts = await inTransaction(ctx, async (tx) => {
    throw new Undone(await distribute(tx, id, projectIds ? isAmong(projectIds) : isAny));
  }).catch((thrown: unknown) => {
    if (thrown instanceof Undone) return thrown.counts;
    throw thrown;
  });
  const finishedAt = ctx.now();
  const milliseconds = finishedAt.getTime() - startedAt.getTime();
  const run = { id, kind: 'admin', isDryRun: true, requestedBy, startedAt } as const;
  const chosen = projectIds ? [...projectIds] : null;
  await insertRun(ctx.db, { ...run, projectIds: chosen, ...counts, finishedAt, milliseconds });
  return findRun(ctx.db, id);
}

class Undone extends Error {
  readonly counts: RunCounts;

  constructor(counts: RunCounts) {
    super('only counted');
    this.counts = counts;
  }
}

/** Four times an hour only what is due is looked at; at night, and when somebody asks for it, everything. */
function scopeOf(kind: RunRequest['kind'], now: Date): RawBuilder<boolean> {
  return kind === 'scheduled' ? isDue(now) : isAny;
}

async function distribute(
  tx: TransactionContext<Context>,
  runId: string,
  scope: RawBuilder<boolean>,
): Promise<RunCounts> {
  await holdLock(tx.db);
  const expired = await closeOffers(tx);
  const asks = !isQuiet(tx.now());
  let projects = 0;
  let lacking: Underserved[] = [];
  const moved: Moved[] = [];
  for await (const looks of refreshNeeds(tx, scope)) {
    const open = looks.filter(({ isOpen }) => isOpen);
    projects += open.length;
    if (asks) lacking = mostUrgent([...lacking, ...(await findUnderserved(tx, open))]);
    for (const { projectId, value, hasMoved } of looks) if (hasMoved) moved.push({ projectId, value });
  }
  const made = await makeOffers(tx, runId, lacking);
  await refreshFeed(tx, moved);
  if (made.offers > 0) tx.record(distributionEvents.offered, { runId });
  return { projects, expired, ...made };
}
