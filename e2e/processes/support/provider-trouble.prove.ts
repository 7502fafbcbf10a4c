import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { ask } from '../harness/ask.ts';
import { openSupportWorld, type SupportWorld } from './support-world.ts';

const requests = Number(process.env['REQUESTS'] ?? 4_000);
const lanes = 4;
/** So many people wait for a page to pay at all the while. */
const givers = 20;
const paths = ['/', '/api/support', '/api/projects', '/api/transparency'];
const moods = { down: 'down', 'slow by 10 s': { slowMs: 10_000 }, 'half open': 'half_open' } as const;

let support: SupportWorld;
beforeAll(async () => {
  support = await openSupportWorld();
  await support.startApi();
  await support.world.startWorker();
});
afterAll(() => support.close());

/** The 99th hundredth of how long other routes take. */
async function otherRoutes(): Promise<number> {
  const times: number[] = [];
  const lane = async () => {
    while (times.length < requests) {
      const begun = performance.now();
      await ask(support.url, paths[times.length % paths.length] ?? '/');
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

/** The same with people who want to give, in both cases as many and as often. */
async function whileGiving(): Promise<{ p99: number; statuses: number[] }> {
  let isOver = false;
  const statuses: number[] = [];
  const giving = Array.from({ length: givers }, async () => {
    while (!isOver) {
      const pledgeId = crypto.randomUUID();
      const json = { pledgeId, kind: 'one_time', cents: 500, email: null, language: 'en' };
      statuses.push((await ask(support.url, '/api/support/checkouts', { json })).status);
      await new Promise((later) => setTimeout(later, 250));
    }
  });
  const p99 = await otherRoutes();
  isOver = true;
  await Promise.all(giving);
  return { p99, statuses };
}

it('while the provider is down, slow or half open other routes are as quick, and afterwards nothing is stuck', async () => {
  await otherRoutes();
  const figures: { what: string; got: number; goal: number; atMost: true }[] = [];
  const told: Record<string, number> = {};
  for (const [name, mood] of Object.entries(moods)) {
    const paid = await Promise.all(Array.from({ length: 5 }, () => support.begin('monthly', 700)));
    const well = await whileGiving();
    support.stripe.mood = mood;
    for (const { sessionId } of paid) support.stripe.till.pay(sessionId);
    const trouble = await whileGiving();
    support.stripe.mood = 'well';
    await support.lookAndSettle();
    told[`${name}: p99 well, ms`] = Math.round(well.p99 * 100) / 100;
    told[`${name}: p99 in trouble, ms`] = Math.round(trouble.p99 * 100) / 100;
    figures.push(
      {
        what: `${name}: p99 of other routes, times as long`,
        got: trouble.p99 / well.p99,
        goal: 2,
        atMost: true,
      },
      {
        what: `${name}: people left without a page and without a word`,
        got: trouble.statuses.filter((status) => ![201, 502, 503].includes(status)).length,
        goal: 0,
        atMost: true,
      },
      {
        what: `${name}: paid pledges stuck`,
        got: await support.world.database.count(
          `select count(*) from pledges where id = any($1) and state <> 'active'`,
          [paid.map(({ pledgeId }) => pledgeId)],
        ),
        goal: 0,
        atMost: true,
      },
    );
    // Payments rest for half a minute after trouble.
    await new Promise((later) => setTimeout(later, 31_000));
  }
  const wrong = await support.wrongSources();
  keepProof('support-provider-trouble', { requests, givers, ...told }, [
    ...figures,
    { what: 'wrong in the ledger', got: wrong.length, goal: 0, atMost: true },
  ]);
});
