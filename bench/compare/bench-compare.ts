import { dropCrowd, makeCrowd, makeTown, psql } from '../crowd-database.ts';
import { buffersOf, measuredStatements } from '../explore-buffers.ts';
import { exploreStatements } from '../explore-statements.ts';
import { feedBuffers, visitTown } from '../feed.ts';
import { type Goal, report } from '../goals.ts';
import { pageOfTwenty } from '../page-of-twenty.ts';
import { answering, exampleEnv, production, type Started, start } from '../servers.ts';
import { checkOut } from './older-checkout.ts';
import { type Contest, race } from './race.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 10);
const projects = Number(process.env['BENCH_PROJECTS'] ?? 20_000);
const testers = Number(process.env['BENCH_TESTERS'] ?? 20_000);

/** One of the two: where its files are, and what it was started with. */
interface Side {
  name: 'ours' | 'older';
  root: string;
  crowd: string;
  town: string;
}

type Sides = Record<Side['name'], Side>;

/**
 * `pnpm bench compare <commit>`: this checkout, as it is built, beside an earlier commit. Each has its own databases, filled
 * by its own scripts with the same; requests alternate, so that whatever else the machine does hits both alike.
 */
export async function benchCompare(): Promise<void> {
  const commit = process.argv[3];
  if (!commit) throw new Error('Beside which commit? pnpm bench compare <commit>');
  const older = checkOut(commit);
  const servers: Started[] = [];
  const made: string[] = [];
  const fill = (name: Side['name'], root: string): Side => {
    const [crowd, town] = ['crowd', 'town'].map((what) => `fl_compare_${name}_${what}_${process.pid}`);
    if (!crowd || !town) throw new Error('two names');
    made.push(crowd, town);
    const people = { testers, projects: testers / 10 };
    return { name, root, crowd: makeCrowd(crowd, projects, root), town: makeTown(town, people, root) };
  };
  try {
    const sides = { ours: fill('ours', '.'), older: fill('older', older.root) };
    const begin = async (side: Side, script: string, env: Record<string, string>, ready: string) => {
      const server = await start(script, env, side.root);
      servers.push(server);
      await answering(`${server.origin}${ready}`);
      return server.origin;
    };
    report('compare', { rounds, projects, testers }, [
      ...(await httpGoals(sides, begin)),
      ...(await exploreGoals(sides, begin)),
      ...(await feedGoals(sides, begin)),
    ]);
  } finally {
    for (const server of servers) server.stop();
    for (const name of made) dropCrowd(name);
    older.remove();
  }
}

type Begin = (side: Side, script: string, env: Record<string, string>, ready: string) => Promise<string>;

/** The same secrets on both sides: fingerprints decide what is found. */
const keys = { ...exampleEnv(), ...production(), LOG_LEVEL: 'error' };
const api = 'server/dist-test/api-bench-process.js';

async function both<T>(sides: Sides, work: (side: Side) => Promise<T> | T): Promise<Record<Side['name'], T>> {
  return { ours: await work(sides.ours), older: await work(sides.older) };
}

async function httpGoals(sides: Sides, begin: Begin): Promise<Goal[]> {
  const env = { ...keys, BENCH_PAGE: JSON.stringify(pageOfTwenty()) };
  const script = 'server/dist-test/http-bench-process.js';
  const origins = await both(sides, (side) => begin(side, script, env, '/api/bench/page?sort=recent'));
  const ask = (path: string) => ({
    ours: { url: `${origins.ours}${path}` },
    older: { url: `${origins.older}${path}` },
  });
  return raced([
    { name: 'http, ready body', ...ask('/api/bench/ready?sort=recent') },
    { name: 'http, through all hooks', ...ask('/api/bench/usual?sort=recent') },
    { name: 'http, checked in and out', ...ask('/api/bench/page?sort=recent') },
  ]);
}

async function exploreGoals(sides: Sides, begin: Begin): Promise<Goal[]> {
  const origins = await both(sides, ({ crowd, ...side }) =>
    begin({ crowd, ...side }, api, { ...keys, DATABASE_URL: crowd, DATABASE_POOL: '10' }, '/api/projects'),
  );
  const anywhere = await both(sides, ({ name, crowd }) => {
    const moments = psql(crowd, [
      '-c',
      `select (extract(epoch from min(published_at)) * 1000000)::bigint || ' ' || (extract(epoch from max(published_at)) * 1000000)::bigint from project_stats`,
    ]);
    const [from = '', to = ''] = moments.trim().split(' ');
    return {
      url: origins[name],
      script: 'bench/explore-cursors.lua',
      env: { BENCH_FROM: from, BENCH_TO: to },
    };
  });
  const first = await both(sides, ({ name }) => ({ url: `${origins[name]}/api/projects` }));
  const buffers = await both(sides, ({ crowd, root }) =>
    measuredStatements(exploreStatements(root)).map(({ name, ...statement }) => ({
      name: `explore, ${name}`,
      pages: buffersOf(crowd, statement),
    })),
  );
  return [
    ...raced([
      { name: 'explore, a page anywhere', ...anywhere },
      { name: 'explore, guests’ first page', ...first },
    ]),
    ...buffers.ours.map(({ name, pages }) => {
      const before = buffers.older.find((other) => other.name === name)?.pages ?? Number.NaN;
      return sameBuffers(name, pages, before);
    }),
  ];
}

async function feedGoals(sides: Sides, begin: Begin): Promise<Goal[]> {
  const towns = await both(sides, ({ town, root }) => visitTown(town, keys, root));
  const buffers = await both(sides, ({ name, town }) => feedBuffers({ url: town, town: towns[name] }));
  const origins = await both(sides, (side) =>
    begin(side, api, { ...keys, DATABASE_URL: side.town, DATABASE_POOL: '10' }, '/readyz'),
  );
  const ask = (path: string) =>
    both(sides, ({ name }) => ({
      url: `${origins[name]}${path}`,
      script: 'bench/feed-testers.lua',
      env: { BENCH_COOKIES: towns[name].cookies.ordinary.join('|') },
    }));
  return [
    ...raced([
      { name: 'feed, a visit begun', ...(await ask('/api/feed?anew=true')) },
      { name: 'feed, a visit continued', ...(await ask('/api/feed')) },
    ]),
    sameBuffers('feed, a visit begun', buffers.ours, buffers.older),
  ];
}

function raced(contests: readonly Contest[]): Goal[] {
  return contests.map((contest) => ({ what: contest.name, got: race(contest, rounds), goal: 0.95 }));
}

function sameBuffers(what: string, ours: number, older: number): Goal {
  return { what: `buffers, ${what}`, got: ours / older, goal: 1, atMost: true };
}
