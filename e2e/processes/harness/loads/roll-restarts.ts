import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, ask, codeOf } from '../ask.ts';
import { contactPath, message } from '../contact.ts';
import { freePort } from '../servers/free-port.ts';
import { until } from '../until.ts';
import type { ApiProcess, World } from '../world.ts';

/** What decides whether a restart is noticed, as operators have it. */
export const asShipped = {
  DATABASE_POOL: '6',
  DRAIN_SECONDS: '5',
  MAX_LOOP_DELAY: '150',
  TRUSTED_PROXIES: '127.0.0.1',
};

export interface RollOptions {
  restarts: number;
  perSecond: number;
  /** Told of both processes before the first restart, and again of each that was started anew. */
  onUp?(apis: readonly ApiProcess[]): Promise<void> | void;
}

export interface RollFigures {
  requests: number;
  /** Turned away for load, with a word about when to come back: not a failure, and not served. */
  shed: number;
  failures: string[];
  writes: { confirmed: number; stored: number };
  /** How often the proxy had nobody ready to send people to. */
  nobodyReady: number;
}

/** Restarts two processes in turns, as the manual says, while people go on asking through the shipped proxy. */
export async function rollRestarts(world: World, options: RollOptions): Promise<RollFigures> {
  const ports = [await freePort(), await freePort()];
  const start = (index: number) => world.startApi({ PORT: String(ports[index]) });
  const apis = await Promise.all([start(0), start(1)]);
  const proxy = await world.startProxy(apis);
  const figures: RollFigures = {
    requests: 0,
    shed: 0,
    failures: [],
    writes: { confirmed: 0, stored: 0 },
    nobodyReady: 0,
  };
  const untilBothUp = () =>
    until('the proxy to see both', async () => {
      const up = await proxy.isUp();
      if (!up.includes(true)) figures.nobodyReady += 1;
      return up.every(Boolean);
    });
  await untilBothUp();
  await options.onUp?.(apis);
  const load = keepAsking(proxy.url, options.perSecond, figures);
  for (let round = 0; round < options.restarts; round += 1) {
    const index = round % 2;
    const code = await apis[index]?.end('SIGTERM');
    if (code !== 0) figures.failures.push(`a process ended with ${code}`);
    apis[index] = await start(index);
    await untilBothUp();
    await options.onUp?.(apis.slice(index, index + 1));
  }
  await load.stop();
  figures.writes.stored = await world.database.count('select count(*) from contact_messages');
  return figures;
}

/** So many a second, whether or not the earlier ones were answered: three reads to one write. */
function keepAsking(url: string, perSecond: number, figures: RollFigures) {
  const agent = new Agent({ keepAlive: true });
  const open = new Set<Promise<void>>();
  const began = performance.now();
  let isStopping = false;

  async function one(): Promise<void> {
    const kind = ['/', '/api/projects', contactPath, '/api/openapi.json'][figures.requests % 4] ?? '/';
    figures.requests += 1;
    const isWrite = kind === contactPath;
    const json = isWrite ? { json: message({ email: `${randomUUID()}@example.org` }) } : {};
    const answer = await ask(url, kind, { ...json, agent }).catch((error: Error) => error);
    if (answer instanceof Error) figures.failures.push(`${kind}: ${answer.message}`);
    else if (isShed(answer)) figures.shed += 1;
    else if (answer.status >= 400)
      figures.failures.push(`${kind}: ${answer.status} ${answer.text.slice(0, 80)}`);
    else if (isWrite) figures.writes.confirmed += 1;
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      const due = ((performance.now() - began) / 1_000) * perSecond;
      while (figures.requests < due) {
        const asking: Promise<void> = one().finally(() => open.delete(asking));
        open.add(asking);
      }
      await wait(5);
    }
    await Promise.all(open);
    agent.destroy();
  }

  const running = run();
  return {
    stop(): Promise<void> {
      isStopping = true;
      return running;
    },
  };
}

function isShed(answer: Answer): boolean {
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  if (answer.status !== 503 || answer.headers['retry-after'] !== '1') return false;
  return !isJson || codeOf(answer) === 'request.overloaded';
}
