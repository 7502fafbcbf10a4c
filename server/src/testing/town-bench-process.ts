import type { Context } from '../core/context.ts';
import { findCandidates } from '../features/distribution/find-candidates.ts';
import { relearn } from '../features/distribution/relearn.ts';
import { runDistribution } from '../features/distribution/run-distribution.ts';
import { openEngines } from '../main/engines.ts';
import { sharedContext } from '../main/shared-context.ts';
import { readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { type TownTester, townTesters } from './town-testers.ts';

// What the distribution costs in the town that stands in DATABASE_URL. One measurement per process, so that each has
// a memory of its own. Prints JSON.
const measurements: Record<string, () => Promise<unknown>> = { sessions, due, nightly };
const dueProjects = 2_000;

const engines = openEngines(readConfig(process.env), createLog('warn'), 'firstlight-bench');
const { pool } = engines.database;
// Nobody is asked at night, so it is always noon here.
const noon = new Date();
noon.setUTCHours(11, 0, 0, 0);
const ctx: Context = {
  ...sharedContext(engines, { enqueue: async () => undefined, announce: () => undefined }),
  actor: { kind: 'system' },
  language: 'en',
  now: () => noon,
};

try {
  process.stdout.write(JSON.stringify(await measurements[process.argv[2] ?? '']?.()));
} finally {
  await engines.database.close();
  engines.redis.disconnect();
}

/** The one statement behind every visit, for ordinary testers and for the heaviest. */
async function sessions(): Promise<unknown> {
  const { heavy, ordinary } = await townTesters(engines.config.DATABASE_URL, engines.vault, 600);
  for (const tester of ordinary.slice(0, 100)) await timed(tester);
  const repeated = Array.from({ length: 15 }, () => heavy).flat();
  return { ordinary: await all(ordinary), heavy: await all(repeated) };
}

async function all(testers: readonly TownTester[]): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (const tester of testers) times.push(await timed(tester));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

async function timed({ id, interests }: TownTester): Promise<number> {
  const began = performance.now();
  await findCandidates(ctx, id, { categories: interests, isOwnLanguage: true });
  return performance.now() - began;
}

/** What happens four times an hour. */
async function due(): Promise<unknown> {
  // A bench before this one may have left others.
  await pool.query("update project_needs set due_at = 'infinity' where due_at <> 'infinity'");
  await pool.query(
    `update project_needs set due_at = $1 where project_id in (select project_id from project_needs
       where posted_at > $1::timestamptz - interval '6 days' order by md5(project_id::text) limit $2)`,
    [noon, dueProjects],
  );
  return measured(() => runDistribution(ctx, { kind: 'scheduled', requestedBy: null }));
}

/** What happens once a night, with everything learnt anew. */
function nightly(): Promise<unknown> {
  return measured(async () => {
    await relearn(ctx);
    return runDistribution(ctx, { kind: 'nightly', requestedBy: null });
  });
}

async function measured(act: () => ReturnType<typeof runDistribution>): Promise<unknown> {
  const began = performance.now();
  const { projects, offers } = await act();
  const seconds = (performance.now() - began) / 1_000;
  return { seconds, megabytes: process.resourceUsage().maxRSS / 1_024, projects, offers };
}
