import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { type LetterSink, startLetterSink } from '../../../server/src/testing/servers/letter-sink.ts';
import { buildLetterTown, freezeLetter, openSlices } from '../harness/loads/letter-town.ts';
import { pause } from '../harness/pause.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

/** The goal is for a million; `READERS` says how many a machine has time for. */
const readers = Number(process.env['READERS'] ?? 50_000);
const goalReaders = 1_000_000;
const probeMs = 250;

let sink: LetterSink;
let world: World;
beforeAll(async () => {
  sink = await startLetterSink();
  world = await openWorld({ SMTP_URL: sink.url, MAILBOX_DOMAIN: 'reports.firstlight.example' });
});
afterAll(async () => {
  await world.close();
  await sink.stop();
});

it('two workers send letters at a pace that is the provider’s, in memory that does not grow, and other jobs do not wait', async () => {
  await buildLetterTown(world, readers);
  const workers = [await world.startWorker(), await world.startWorker()];
  const freezeSeconds = await freezeLetter(world);
  const begun = performance.now();
  const memory: number[][] = [];
  while ((await openSlices(world)) > 0) {
    memory.push(workers.map(residentMegabytes));
    await probe();
    await pause(probeMs);
  }
  const seconds = (performance.now() - begun) / 1000;
  const delay = await probeDelay();
  const peak = Math.max(...memory.flat());
  keepProof('newsletter-rate', { readers, letters: sink.taken(), seconds: Math.round(seconds) }, [
    { what: 'letters a second', got: sink.taken() / seconds, goal: 300 },
    { what: 'readers without a letter, or with two', got: wronged(), goal: 0, atMost: true },
    { what: 'megabytes of a worker, at most', got: peak, goal: 200, atMost: true },
    { what: 'its growth from the second quarter to the last', got: growth(memory), goal: 1.1, atMost: true },
    {
      what: 'seconds to freeze, for a million in proportion',
      got: freezeSeconds * Math.max(1, goalReaders / readers),
      goal: 60,
      atMost: true,
    },
    { what: 'seconds until another job begins, p99', got: delay, goal: 5, atMost: true },
  ]);
});

const wronged = () => readers - [...sink.arrived.values()].filter((count) => count === 1).length;

function residentMegabytes({ process: child }: ApiProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** The worse of both workers, by medians of quarters: a collection of garbage is no growth. */
function growth(memory: readonly number[][]): number {
  const quarter = memory.length >> 2;
  return Math.max(
    ...[0, 1].map((nth) => {
      const of = memory.map((both) => both[nth] ?? 0);
      return median(of.slice(-quarter)) / median(of.slice(quarter, quarter * 2));
    }),
  );
}

const median = (of: readonly number[]) => of.toSorted((one, other) => one - other)[of.length >> 1] ?? 0;

/** A job that finds nobody to write to. */
async function probe(): Promise<void> {
  const data = JSON.stringify({ subscriptionId: randomUUID(), wish: 'manage', mailId: randomUUID() });
  await world.database.query(`insert into pgboss.job (name, data) values ('newsletter.mail-link', $1)`, [
    data,
  ]);
}

async function probeDelay(): Promise<number> {
  const [row] = await world.database.query<{ p99: number }>(
    `select percentile_cont(0.99) within group (order by extract(epoch from coalesce(started_on, now()) - created_on))::float8 as p99
     from pgboss.job where name = 'newsletter.mail-link'`,
  );
  return row?.p99 ?? Number.NaN;
}
