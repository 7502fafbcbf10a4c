import { Agent } from 'node:http';
import { afterAll, beforeAll, it } from 'vitest';
import { keepProof } from '../../../prove/keep-figures.ts';
import { ask } from '../harness/ask.ts';
import { openSupportWorld, type SupportWorld } from './support-world.ts';

const events = Number(process.env['EVENTS'] ?? 1_000);
/** What the process takes: so many at once, each for so long. */
const taken = { atOnce: 10, ms: 100 };
const times = 10;
const eventEveryMs = 50;

let support: SupportWorld;
beforeAll(async () => {
  support = await openSupportWorld({ MAX_IN_FLIGHT: String(taken.atOnce), MAX_LOOP_DELAY: '150' });
  await support.startApi();
});
afterAll(() => support.close());

async function ring(id: string): Promise<{ status: number; ms: number }> {
  const body = JSON.stringify({
    id,
    object: 'event',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    type: 'charge.succeeded',
    api_version: '2026-10-28.endive',
    data: { object: { id: `ch_${id}`, object: 'charge' } },
  });
  const headers = { 'content-type': 'application/json', 'stripe-signature': support.stripe.sign(body) };
  const from = performance.now();
  const { status } = await ask(support.url, '/webhooks/stripe', { body, headers });
  return { status, ms: performance.now() - from };
}

it('while ten times as much is asked as can be taken, the provider is always let in, and soon', async () => {
  // The first one loads the provider's library, once in the life of a process: it is told apart.
  const first = await ring('evt_first');
  const crowd: number[] = [];
  const answered: { status: number; ms: number }[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 400 });
  const everyMs = taken.ms / taken.atOnce / times;
  const begun = performance.now();
  let sent = 0;
  const pressing = setInterval(() => {
    // Timers come late on a busy machine: what is due is sent, so that it is ten times as much all the same.
    for (; sent < (performance.now() - begun) / everyMs; sent += 1)
      ask(support.url, '/api/test/slow', { json: { ms: taken.ms }, agent }).then(
        ({ status }) => crowd.push(status),
        () => crowd.push(0),
      );
  }, 10);
  const ringing: Promise<void>[] = [];
  for (let nth = 0; nth < events; nth += 1) {
    ringing.push(ring(`evt_${nth}`).then((one) => void answered.push(one)));
    await new Promise((later) => setTimeout(later, eventEveryMs));
  }
  await Promise.all(ringing);
  clearInterval(pressing);
  const seconds = (performance.now() - begun) / 1_000;
  const waited = answered.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const share = crowd.filter((status) => status === 503).length / crowd.length;
  const rows = await support.world.database.count('select count(*) from provider_events');
  keepProof(
    'support-webhook-overload',
    {
      events,
      askedASecond: Math.round(sent / seconds),
      takenASecond: (1_000 / taken.ms) * taken.atOnce,
      'the first event, ms': Math.round(first.ms),
      othersTurnedAway: Math.round(share * 100) / 100,
      'p50, ms': Math.round(waited[Math.floor(events * 0.5)] ?? Number.NaN),
    },
    [
      {
        what: 'events turned away',
        got: answered.filter(({ status }) => status !== 200).length,
        goal: 0,
        atMost: true,
      },
      { what: 'events not kept', got: events + 1 - rows, goal: 0, atMost: true },
      { what: 'p99, ms', got: waited[Math.floor(events * 0.99)] ?? Number.NaN, goal: 100, atMost: true },
      { what: 'of others turned away', got: share, goal: 0.8 },
    ],
  );
});
