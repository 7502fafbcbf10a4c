import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { type Answer, ask } from '../ask.ts';
import { contactPath, message } from '../contact.ts';
import { connectLive, type LiveClient } from '../live.ts';
import { pause } from '../pause.ts';
import { until } from '../until.ts';
import type { ApiProcess, World } from '../world.ts';

export const drainSeconds = 3;

export interface StopUnderLoad {
  staying: ApiProcess;
  clients: LiveClient[];
  requests: number;
  failures: (Answer | Error)[];
  /** Messages written, and those of them that are there. */
  writes: { sent: number; stored: number };
  longAnswer: Answer;
  /** What it answered after it was asked to stop. */
  lateAnswers: Answer[];
  exit: { code: number | null; ms: number };
}

/** Two processes behind a proxy; one of them is asked to stop after a third of the requests. Its world needs `drainSeconds`. */
export async function stopUnderLoad(world: World, requests: number): Promise<StopUnderLoad> {
  const [leaving, staying] = await Promise.all([world.startApi(), world.startApi()]);
  const proxy = await world.startProxy([leaving, staying]);
  const clients = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      connectLive(proxy.url, { session: `s${index}`, user: 'u' }, { reconnects: true }),
    ),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const answers: (Answer | Error)[] = [];
  const sent: string[] = [];
  const writing = () => {
    const email = `${randomUUID()}@example.org`;
    sent.push(email);
    return { json: message({ email }) };
  };
  /** Three reads to one write, over connections that stay open; ends when both enough was asked and the process is gone. */
  const keepAsking = async (lane: number) => {
    for (let round = lane; answers.length < requests || leaving.isAlive(); round++) {
      const kind = ['/healthz', '/', contactPath, '/api/openapi.json'][round % 4] ?? '/';
      const question = kind === contactPath ? writing() : {};
      answers.push(await ask(proxy.url, kind, { ...question, agent }).catch((error: Error) => error));
    }
  };
  const load = Array.from({ length: 16 }, (_, lane) => keepAsking(lane));
  await until('a third of the requests', () => answers.length > requests / 3);
  const longRequest = ask(leaving.url, '/api/test/slow', { json: { ms: drainSeconds * 1_000 + 1_000 } });
  await pause(100);
  const started = performance.now();
  const ending = leaving.end('SIGTERM');
  await until('it to hear of it', async () => (await ask(leaving.url, '/readyz')).status === 503);
  const lateAnswers = await Promise.all(
    ['/', '/healthz', contactPath].map((path) =>
      ask(leaving.url, path, { agent, ...(path === contactPath ? writing() : {}) }),
    ),
  );
  const exit = { code: await ending, ms: performance.now() - started };
  await Promise.all(load);
  agent.destroy();
  return {
    staying,
    clients,
    requests: answers.length,
    failures: answers.filter((answer) => answer instanceof Error || answer.status >= 400),
    writes: {
      sent: sent.length,
      stored: await world.database.count('select count(*) from contact_messages'),
    },
    longAnswer: await longRequest,
    lateAnswers,
    exit,
  };
}
