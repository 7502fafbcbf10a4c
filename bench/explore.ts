import { dropCrowd, makeCrowd, psql, urlOf } from './crowd-database.ts';
import { buffersOf, measuredStatements } from './explore-buffers.ts';
import { growthGoals } from './explore-growth.ts';
import { exploreStatements } from './explore-statements.ts';
import { type Goal, report } from './goals.ts';
import { pgbench } from './pgbench.ts';
import { answering, exampleEnv, production, type Started, start } from './servers.ts';
import { timedRead } from './timed-read.ts';
import { median, throughput } from './wrk.ts';

/** The crowd has 200 000; `BENCH_PROJECTS` makes it smaller where there is less machine. */
const projects = Number(process.env['BENCH_PROJECTS'] ?? 20_000);
/** `BENCH_CROWDS` names two databases that were made before, the whole and a tenth: filling them takes minutes. */
const given = (process.env['BENCH_CROWDS']?.split(',') ?? []).map(urlOf);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const searches = { 'a common word': 'babobide', 'two words': 'babobide badofige', 'a typo': 'badofgie' };

/** Explore beside what it is made of: bare PostgreSQL, bare node:http; and the whole crowd beside a tenth of it. */
export async function benchExplore(): Promise<void> {
  const names = [`fl_bench_whole_${process.pid}`, `fl_bench_tenth_${process.pid}`] as const;
  const servers: Started[] = [];
  try {
    const [whole = makeCrowd(names[0], projects), tenth = makeCrowd(names[1], projects / 10)] = given;
    const ours = await start('server/dist-test/api-bench-process.js', {
      ...exampleEnv(),
      ...production(),
      DATABASE_URL: whole,
      DATABASE_POOL: '10',
      LOG_LEVEL: 'error',
    });
    servers.push(ours);
    const page = await answering(`${ours.origin}/api/projects`);
    const bare = await start('bench/bare-http.ts', { BENCH_PAGE: await page.text() });
    servers.push(bare);
    await answering(`${bare.origin}/bytes`);
    const etag = page.headers.get('etag') ?? '';
    const goals = [
      ...raceGoals(race(whole, { ours: ours.origin, bare: bare.origin, etag })),
      ...growth(whole, tenth),
      ...growthGoals(whole, tenth),
      ...(await searchGoals(ours.origin)),
    ];
    report('explore', { projects, rounds }, goals);
  } finally {
    for (const server of servers) server.stop();
    for (const name of names) dropCrowd(name);
  }
}

interface Round {
  pgbench: number;
  uncached: number;
  bare: number;
  cached: number;
  unchanged: number;
}

/** Contestants take turns, so that whatever else the machine does hits all of them alike. */
function race(whole: string, { ours, bare, etag }: Record<'ours' | 'bare' | 'etag', string>): Round[] {
  const span = psql(whole, [
    '-c',
    "select (extract(epoch from min(published_at)) * 1000000)::bigint || ' ' || (extract(epoch from max(published_at)) * 1000000)::bigint from project_stats",
  ]);
  const [from = '', to = ''] = span.trim().split(' ');
  const script = 'bench/explore-cursors.lua';
  const values = ['8191', "'false'", `random(${from}, ${to})`, "'ffffffff-ffff-ffff-ffff-ffffffffffff'"];
  const { page } = exploreStatements();
  return Array.from({ length: rounds }, () => ({
    pgbench: pgbench(whole, { text: page, values }),
    uncached: throughput(ours, { script, env: { BENCH_FROM: from, BENCH_TO: to } }),
    bare: throughput(`${bare}/bytes`),
    cached: throughput(`${ours}/api/projects`),
    unchanged: throughput(`${ours}/api/projects`, { headers: [`If-None-Match: ${etag}`] }),
  }));
}

function raceGoals(run: Round[]): Goal[] {
  const perSecond = (who: keyof Round) => Math.round(median(run.map((round) => round[who])));
  for (const who of ['pgbench', 'uncached', 'bare', 'cached', 'unchanged'] as const) {
    console.log(`${who.padEnd(45)} ${perSecond(who)} /s`);
  }
  const ratio = (who: keyof Round, to: keyof Round) => median(run.map((round) => round[who] / round[to]));
  return [
    { what: 'a page, of bare pgbench -c 10', got: ratio('uncached', 'pgbench'), goal: 0.4 },
    { what: 'guests’ first page, of bare bytes', got: ratio('cached', 'bare'), goal: 0.6 },
    { what: 'unchanged (304), of a page', got: ratio('unchanged', 'uncached'), goal: 10 },
  ];
}

function growth(whole: string, tenth: string): Goal[] {
  return measuredStatements(exploreStatements()).map((measured) => ({
    what: `buffers at ten times, ${measured.name}`,
    got: buffersOf(whole, measured) / buffersOf(tenth, measured),
    goal: 1.4,
    atMost: true,
  }));
}

async function searchGoals(origin: string): Promise<Goal[]> {
  const goals: Goal[] = [];
  for (const [what, query] of Object.entries(searches)) {
    const times: number[] = [];
    for (let asked = 0; asked < 120; asked += 1) {
      const { ms, body } = await timedRead(`${origin}/api/projects?query=${encodeURIComponent(query)}`);
      const { items } = JSON.parse(body) as { items: unknown[] };
      if (items.length === 0) throw new Error(`“${query}” found nothing`);
      // The first ones prepare what later ones use.
      if (asked >= 20) times.push(ms);
    }
    goals.push({ what: `search, ${what}, p50 ms`, got: median(times), goal: 10, atMost: true });
  }
  return goals;
}
