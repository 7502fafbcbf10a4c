import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { sendMessage } from './harness/contact.ts';
import { until } from './harness/until.ts';
import { openWorld, type World } from './harness/world.ts';

/** The only test of processes that runs without `--all`. */
describe('the built API and worker', () => {
  let world: World;

  beforeAll(async () => {
    world = await openWorld({ LOG_LEVEL: 'info' });
  });
  afterAll(() => world.close());

  it('serve a request, run its jobs, exit with 0 on SIGTERM', async () => {
    const api = world.startShipped('api');
    const worker = world.startShipped('worker');
    await until('the API to listen', () => api.output().includes('api is listening'));
    const url = /"url":"([^"]+)"/.exec(api.output())?.[1] ?? '';
    expect((await ask(url, '/readyz')).status).toBe(200);

    expect((await sendMessage(url, { email: 'ada@example.org' })).status).toBe(201);
    await until('the receipt', () => world.mailbox.mailsTo('ada@example.org').length === 1);

    expect(await Promise.all([api.end('SIGTERM'), worker.end('SIGTERM')])).toEqual([0, 0]);
  });
});
