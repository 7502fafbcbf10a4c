import type { Context } from '../../core/context.ts';
import { findCandidates } from '../../features/trials/distribution/find-candidates.ts';
import { nightlyUpkeep } from '../../features/trials/distribution/learn/nightly-upkeep.ts';
import { measureMetrics } from '../../features/trials/distribution/measure/measure-metrics.ts';
import { sumExposures } from '../../features/trials/distribution/measure/sum-exposures.ts';
import { runDistribution } from '../../features/trials/distribution/run/run-distribution.ts';
import { openEngines } from '../../main/engines.ts';
import { sharedContext } from '../../main/shared-context.ts';
import { readConfig } from '../../platform/config/config.ts';
import { createLog } from '../../platform/log.ts';
import { showToRegulars, type TownTester, townTesters } from './town-testers.ts';

// What the distribution costs in the town that stands in DATABASE_URL. One measurement per process, so that each has
// a memory of its own. Prints JSON.
const measurements: Record<string, () => Promise<unknown>> = { sessions, due, nightly, metrics };
const dueProjects = 2_000;

interface Times {
  p50: number;
  p99: number;
}

const engines = openEngines(readConfig(process.env), createLog('warn'), 'firstlight-bench');
const { pool } = engines.database;
// Nobody is asked at night, so it is always noon here; tomorrow's, since the town stands since today and time goes forward.
const noon = new Date();
noon.setUTCHours(24 + 11, 0, 0, 0);
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
  // Of somebody with tens of thousands of showings, a first look reads pages that nobody has read since PostgreSQL started.
  const heavyFirst = await all(heavy);
  const repeated = Array.from({ length: 15 }, () => heavy).flat();
  return {
    ordinary: await all(ordinary),
    heavy: await all(repeated),
    heavyFirst,
    counting: await counting(),
  };
}

/** PostgreSQL counting to itself for about as long: how far a p99 lies above a p50 on this machine, whatever is asked. */
function counting(): Promise<Times> {
  return timesOf(
    Array.from({ length: 600 }, () => async () => {
      const began = performance.now();
      await pool.query({ name: 'counting', text: 'select sum(i) from generate_series(1, 8000) as i' });
      return performance.now() - began;
    }),
  );
}

function all(testers: readonly TownTester[]): Promise<Times> {
  return timesOf(testers.map((tester) => () => timed(tester)));
}

async function timesOf(looks: readonly (() => Promise<number>)[]): Promise<Times> {
  const times: number[] = [];
  for (const look of looks) times.push(await look());
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

async function timed({ id, interests }: TownTester): Promise<number> {
  const began = performance.now();
  await findCandidates(ctx, id, { categories: interests, isOwnLanguage: true, blocked: [] });
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
async function nightly(): Promise<unknown> {
  const lately = new Date(noon.getTime() - 2 * 24 * 60 * 60 * 1_000);
  await showToRegulars(engines.config.DATABASE_URL, engines.vault, lately);
  return measured(async () => {
    await nightlyUpkeep(ctx);
    const run = await runDistribution(ctx, { kind: 'nightly', requestedBy: null });
    await sumExposures(ctx, 'visible');
    return run;
  });
}

/** What admins read, counted four times an hour. */
async function metrics(): Promise<unknown> {
  const began = performance.now();
  await measureMetrics(ctx);
  return { seconds: (performance.now() - began) / 1_000 };
}

async function measured(act: () => ReturnType<typeof runDistribution>): Promise<unknown> {
  const began = performance.now();
  const { projects, offers } = await act();
  const seconds = (performance.now() - began) / 1_000;
  return { seconds, megabytes: process.resourceUsage().maxRSS / 1_024, projects, offers };
}
