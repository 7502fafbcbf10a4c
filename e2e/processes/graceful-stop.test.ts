import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ask } from './harness/ask.ts';
import { contactPath, message } from './harness/contact.ts';
import { connectLive, type LiveClient, pushCanary } from './harness/live.ts';
import type { LoadBalancer } from './harness/proxy.ts';
import { until } from './harness/until.ts';
import { type ApiProcess, openWorld, type World } from './harness/world.ts';

const drainSeconds = 3;

describe('an API process that is asked to stop under load, behind a proxy', () => {
  let world: World;
  let leaving: ApiProcess;
  let staying: ApiProcess;
  let proxy: LoadBalancer;
  let clients: LiveClient[];
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const answers: (Answer | Error)[] = [];
  const sent: string[] = [];
  let exit: { code: number | null; ms: number };
  let longRequest: Promise<Answer>;
  let lateAnswers: Answer[];

  beforeAll(async () => {
    world = await openWorld({ DRAIN_SECONDS: String(drainSeconds), TRUSTED_PROXIES: '1' });
    [leaving, staying] = await Promise.all([world.startApi(), world.startApi()]);
    proxy = await world.startProxy([leaving, staying]);
    clients = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        connectLive(proxy.url, { session: `s${index}`, user: 'u' }, { reconnects: true }),
      ),
    );
    const load = Array.from({ length: 16 }, (_, lane) => keepAsking(lane));
    await until('a third of the requests', () => answers.length > 1_100, 90_000);
    longRequest = ask(leaving.url, '/api/test/slow', { json: { ms: drainSeconds * 1_000 + 1_000 } });
    await wait(50);
    const started = performance.now();
    const ending = leaving.end('SIGTERM');
    await until('it to hear of it', async () => (await ask(leaving.url, '/readyz')).status === 503);
    lateAnswers = await Promise.all(
      ['/', '/healthz', contactPath].map((path) =>
        ask(leaving.url, path, { agent, ...(path === contactPath ? writing() : {}) }),
      ),
    );
    exit = { code: await ending, ms: performance.now() - started };
    await Promise.all(load);
  }, 240_000);
  afterAll(async () => {
    for (const { socket } of clients) socket.close();
    agent.destroy();
    await world.close();
  });

  /** Three reads to one write, over connections that stay open; ends when both enough was asked and the process is gone. */
  async function keepAsking(lane: number): Promise<void> {
    for (let round = lane; answers.length < 3_300 || leaving.isAlive(); round++) {
      const kind = ['/healthz', '/', contactPath, '/api/openapi.json'][round % 4] ?? '/';
      const question = kind === contactPath ? writing() : {};
      answers.push(await ask(proxy.url, kind, { ...question, agent }).catch((error: Error) => error));
    }
  }

  function writing() {
    const email = `${randomUUID()}@example.org`;
    sent.push(email);
    return { json: message({ email }) };
  }

  it('fails none of more than 3,000 requests', async ({ annotate }) => {
    await annotate(`${answers.length} requests, ${sent.length} of them writes`);
    const failures = answers.filter((answer) => answer instanceof Error || answer.status >= 400);
    expect(failures).toEqual([]);
    expect(answers.length).toBeGreaterThan(3_000);
    expect(await world.database.count('select count(*) from contact_messages')).toBe(sent.length);
  });

  it('answers what was under way when the stop came', async () => {
    expect((await longRequest).status).toBe(204);
  });

  it('serves on while it drains, and lets no connection be kept', () => {
    expect(lateAnswers.map(({ status }) => status)).toEqual([200, 200, 201]);
    expect(lateAnswers.map(({ headers }) => headers['connection'])).toEqual(['close', 'close', 'close']);
  });

  it('ends with 0 within the drain time and five seconds more', async ({ annotate }) => {
    await annotate(`ended after ${exit.ms.toFixed(0)} ms`);
    expect(exit.code).toBe(0);
    expect(exit.ms).toBeLessThan((drainSeconds + 5) * 1_000);
    expect(exit.ms).toBeGreaterThan(drainSeconds * 1_000);
  });

  it('has its sockets back at the other process', async () => {
    await until('all to be connected', () => clients.every(({ socket }) => socket.connected));
    await pushCanary(staying.url, 'user:u', 1);
    await until('all to hear', () => clients.every(({ marks }) => marks.length === 1));
  });
});
