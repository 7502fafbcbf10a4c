import { execFileSync } from 'node:child_process';
import { buffersOf } from './explore-buffers.ts';
import { type Goal, report } from './goals.ts';
import { pgbenchAll, withoutColons } from './pgbench.ts';
import { answering, exampleEnv, production, start } from './servers.ts';
import { inTowns, projects, testers } from './towns.ts';
import { median, throughput } from './wrk.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

interface Asked {
  text: string;
  values: string[];
}

interface Cost {
  p99Ms: number;
  cpuMicroseconds: number;
}

interface Town {
  cookies: Record<'ordinary' | 'heavy', string[]>;
  costs: Record<'ordinary' | 'heavy', Cost>;
  /** For each of a dozen testers, what one reading of the feed asks for. */
  statements: Record<'begun' | 'continued', Asked[][]>;
}

/** The whole feed beside bare PostgreSQL asked for the same, and the town beside a tenth of it. */
export async function benchFeed(): Promise<void> {
  const keys = { ...exampleEnv(), ...production(), LOG_LEVEL: 'error' };
  await inTowns(async (whole, tenth) => {
    const [here, there] = [visitTown(whole, keys), visitTown(tenth, keys)];
    const env = { ...keys, DATABASE_URL: whole, DATABASE_POOL: '10' };
    const server = await start('server/dist-test/api-bench-process.js', env);
    try {
      await answering(`${server.origin}/readyz`);
      report('feed', { testers, projects, rounds }, [
        ...raceGoals({ url: whole, town: here }, server.origin),
        ...growthGoals({ url: whole, town: here }, { url: tenth, town: there }),
      ]);
    } finally {
      server.stop();
    }
  });
}

/** What testers of a town are shown and what that asks of PostgreSQL, by this checkout or by another. */
export function visitTown(url: string, keys: Record<string, string>, root = '.'): Town {
  const env = { ...keys, DATABASE_URL: url, PATH: process.env['PATH'] ?? '' };
  const script = 'server/dist-test/feed-bench-process.js';
  return JSON.parse(
    execFileSync(process.execPath, [script], {
      cwd: root,
      env,
      maxBuffer: 64 * 1024 ** 2,
      stdio: ['ignore', 'pipe', 'inherit'],
    }).toString(),
  ) as Town;
}

/** Contestants take turns, so that whatever else the machine does hits all of them alike. */
function raceGoals({ url, town: { cookies, statements } }: Measured, origin: string): Goal[] {
  const script = 'bench/feed-testers.lua';
  const env = { BENCH_COOKIES: cookies.ordinary.join('|') };
  const race = (path: string, asked: readonly Asked[][]) =>
    Array.from({ length: rounds }, () => ({
      bare: pgbenchAll(url, asked.map(scriptOf)),
      ours: throughput(`${origin}${path}`, { script, env }),
    }));
  return (['begun', 'continued'] as const).map((which) => {
    const run = race(which === 'begun' ? '/api/feed?anew=true' : '/api/feed', statements[which]);
    const perSecond = (who: 'bare' | 'ours') => Math.round(median(run.map((round) => round[who])));
    console.log(`a visit ${which}: pgbench ${perSecond('bare')} /s, the endpoint ${perSecond('ours')} /s`);
    const got = median(run.map((round) => round.ours / round.bare));
    return { what: `a visit ${which}, of bare pgbench -c 10`, got, goal: 0.4 };
  });
}

/** One script for each tester. */
function scriptOf(statements: readonly Asked[]): string {
  return statements.map((statement) => `${filled(statement)};\n`).join('');
}

/** A visit that is kept needs a name of its own every time. */
function filled({ text, values }: Asked): string {
  const isKept = text.includes('insert into hidden.feed_visits');
  const plain = withoutColons(text).replaceAll(/\$(\d+)/g, (_, place: string) => {
    if (isKept && place === '1') return 'gen_random_uuid()';
    return values[Number(place) - 1] ?? 'null';
  });
  return plain.trim();
}

interface Measured {
  url: string;
  town: Town;
}

function growthGoals(whole: Measured, tenth: Measured): Goal[] {
  for (const [name, { town }] of Object.entries({ whole, tenth })) {
    const told = Object.entries(town.costs).map(
      ([who, cost]) =>
        `${who} ${cost.cpuMicroseconds.toFixed(0)} µs of PostgreSQL, p99 ${cost.p99Ms.toFixed(2)} ms`,
    );
    console.log(`${name.padEnd(6)} ${told.join('; ')}`);
  }
  const { costs } = whole.town;
  return [
    { what: 'buffers of a visit at ten times', got: feedBuffers(whole) / feedBuffers(tenth), goal: 1.4 },
    {
      what: 'p99 of a visit at ten times',
      got: costs.ordinary.p99Ms / tenth.town.costs.ordinary.p99Ms,
      goal: 1.3,
    },
    {
      what: 'CPU of the heaviest beside the others',
      got: costs.heavy.cpuMicroseconds / costs.ordinary.cpuMicroseconds,
      goal: 10,
    },
  ].map((goal) => ({ ...goal, atMost: true as const }));
}

/** What a visit reads, in pages, for the tester in the middle of the dozen. */
export function feedBuffers({ url, town }: Measured): number {
  const isReading = ({ text }: Asked) => /^\s*(?:\/\*.*?\*\/\s*)?(?:select|with)\b/i.test(text);
  return median(
    town.statements.begun.map((asked) =>
      asked.filter(isReading).reduce((sum, statement) => sum + buffersOf(url, statement), 0),
    ),
  );
}
