import { execFileSync } from 'node:child_process';
import { type Goal, report } from './goals.ts';
import { exampleEnv, production } from './servers.ts';
import { inTowns, projects, testers } from './towns.ts';
import { median } from './wrk.ts';

interface Times {
  p50: number;
  p99: number;
}

interface Sessions {
  ordinary: Times;
  heavy: Times;
  /** Each of the heaviest for the first time since PostgreSQL may have forgotten them. */
  heavyFirst: Times;
  /** PostgreSQL counting to itself. */
  counting: Times;
}

interface Run {
  seconds: number;
  megabytes: number;
  projects: number;
  offers: number;
}

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** The distribution at its full size, and the statement behind every visit beside a tenth of it. */
export async function benchTown(): Promise<void> {
  const keys = production();
  await inTowns((whole, tenth) => {
    const measure = <Result>(url: string, what: string): Result => {
      const env = { ...exampleEnv(), ...keys, DATABASE_URL: url, PATH: process.env['PATH'] ?? '' };
      const script = 'server/dist-test/town-bench-process.js';
      return JSON.parse(execFileSync(process.execPath, [script, what], { env }).toString()) as Result;
    };
    // In turns, so that whatever else the machine does hits both alike; a host that pauses it once makes a p99 of anything.
    const visits = Array.from({ length: rounds }, () => ({
      here: measure<Sessions>(whole, 'sessions'),
      there: measure<Sessions>(tenth, 'sessions'),
    }));
    const here = inTheMiddle(visits.map((round) => round.here));
    const there = inTheMiddle(visits.map((round) => round.there));
    const due = measure<Run>(whole, 'due');
    const nightly = measure<Run>(whole, 'nightly');
    const metrics = measure<Pick<Run, 'seconds'>>(whole, 'metrics');
    const told = ({ p50, p99 }: Times) => `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;
    console.log(`the heaviest, looked at first: ${told(here.heavyFirst)}`);
    console.log(`PostgreSQL counting to itself: ${told(here.counting)}`);
    for (const [name, { projects: looked, offers, megabytes }] of Object.entries({ due, nightly }))
      console.log(`${name}: ${looked} projects, ${offers} offers, ${megabytes.toFixed(0)} MB`);
    report('town', { testers, projects, rounds }, [
      ...sessionGoals(here, there),
      { what: 'a run over what is due, s', got: due.seconds, goal: 5, atMost: true },
      { what: 'a run over what is due, MB', got: due.megabytes, goal: 300, atMost: true },
      { what: 'the night, s', got: nightly.seconds, goal: 60, atMost: true },
      // Each of its statements has five seconds, as every statement has.
      { what: 'the figures for admins, s', got: metrics.seconds, goal: 10, atMost: true },
    ]);
  });
}

function inTheMiddle(runs: readonly Sessions[]): Sessions {
  const of = (who: keyof Sessions) => ({
    p50: median(runs.map((run) => run[who].p50)),
    p99: median(runs.map((run) => run[who].p99)),
  });
  return {
    ordinary: of('ordinary'),
    heavy: of('heavy'),
    heavyFirst: of('heavyFirst'),
    counting: of('counting'),
  };
}

function sessionGoals(whole: Sessions, tenth: Sessions): Goal[] {
  return [
    { what: 'a visit, p50 ms', got: whole.ordinary.p50, goal: 5, atMost: true },
    { what: 'a visit, p99 ms', got: whole.ordinary.p99, goal: 5, atMost: true },
    { what: 'a visit of the heaviest, p99 ms', got: whole.heavy.p99, goal: 5, atMost: true },
    {
      what: 'a visit at ten times, p50',
      got: whole.ordinary.p50 / tenth.ordinary.p50,
      goal: 1.5,
      atMost: true,
    },
    {
      what: 'a visit at ten times, p99',
      got: whole.ordinary.p99 / tenth.ordinary.p99,
      goal: 1.5,
      atMost: true,
    },
    {
      what: 'the heaviest beside the others, p50',
      got: whole.heavy.p50 / whole.ordinary.p50,
      goal: 10,
      atMost: true,
    },
  ];
}
