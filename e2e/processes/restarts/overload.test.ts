import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, codeOf } from '../harness/ask.ts';
import { contactPath, message, sendMessage } from '../harness/contact.ts';
import { pause } from '../harness/pause.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

describe('a process with more work than it can take', () => {
  let world: World;
  let api: ApiProcess;

  beforeAll(async () => {
    world = await openWorld({ MAX_IN_FLIGHT: '10' });
    api = await world.startApi();
  });
  afterAll(() => world.close());

  it('turns the rest away at once, answers probes, and is itself again afterwards', async () => {
    const statuses: number[] = [];
    const crowd = Array.from({ length: 60 }, async () => {
      const answer = await ask(api.url, '/api/test/slow', { json: { ms: 20_000 } });
      statuses.push(answer.status);
      return answer;
    });
    const refused = await Promise.race(crowd);
    expect([refused.status, codeOf(refused)]).toEqual([503, 'request.overloaded']);
    expect(refused.headers['retry-after']).toBe('1');

    const during = await Promise.all([
      ask(api.url, '/healthz'),
      ask(api.url, '/readyz'),
      ask(api.url, '/'),
      ask(api.url, contactPath, { json: message() }),
    ]);
    expect(during.map(({ status }) => status)).toEqual([200, 200, 503, 503]);
    await until('all that are too many to be answered', () => statuses.length >= 50);
    // At once means before anybody who was let in is done.
    expect(statuses).not.toContain(204);

    await Promise.all(crowd);
    const served = statuses.filter((status) => status === 204).length;
    expect(served).toBeGreaterThan(0);
    expect(served).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status !== 204 && status !== 503)).toEqual([]);
    expect((await sendMessage(api.url)).status).toBe(201);
    expect((await ask(api.url, '/')).status).toBe(200);
  });

  it('is not filled by callers who send byte by byte', async () => {
    const { hostname, port } = new URL(api.url);
    const head = `POST ${contactPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`;
    const slow = Array.from({ length: 30 }, () => connect(Number(port), hostname));
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    for (const socket of slow) socket.write(head);
    await pause(200);
    expect((await ask(api.url, '/')).status).toBe(200);
    expect((await sendMessage(api.url)).status).toBe(201);
    for (const socket of slow) socket.destroy();
  });

  it('forgets callers who hung up', async () => {
    const impatient = new AbortController();
    const given = Array.from({ length: 10 }, () =>
      fetch(`${api.url}/api/test/slow`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ms: 50_000 }),
        signal: impatient.signal,
      }).catch(() => undefined),
    );
    await until('the process to be full', async () => (await ask(api.url, '/')).status === 503);
    impatient.abort();
    await Promise.all(given);
    await until('room again', async () => (await ask(api.url, '/')).status === 200);
  });
});
