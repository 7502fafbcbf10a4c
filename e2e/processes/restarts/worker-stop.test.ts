import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import { sendMessage } from '../harness/contact.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

describe('a worker', () => {
  let world: World;
  let api: ApiProcess;

  beforeAll(async () => {
    world = await openWorld();
    api = await world.startApi();
  });
  afterAll(() => world.close());

  const happen = (effect: string, lastsMs: number) =>
    ask(api.url, '/api/test/happen', { json: { userId: 'none', effect, lastsMs, fail: false } });
  const stateOf = async (effect: string) =>
    (await world.database.query(`select state from pgboss.job where data->>'effect' = $1`, [effect]))[0]?.[
      'state'
    ];

  it('that is asked to stop finishes the job in hand, leaves the next one, and ends with 0', async () => {
    const worker = await world.startWorker({ LOG_LEVEL: 'info' });
    await happen('in hand', 2_000);
    await until('the job to begin', async () => (await stateOf('in hand')) === 'active');
    const ending = worker.end('SIGTERM');
    await until('the worker to hear of it', () => worker.output().includes('stopping'));
    await happen('for the next', 0);
    expect(await ending).toBe(0);
    expect(await stateOf('in hand')).toBe('completed');
    expect(await stateOf('for the next')).toBe('created');
    await world.startWorker();
    await until('the next job', async () => (await stateOf('for the next')) === 'completed');
  });

  it('works on after all its connections to PostgreSQL were ended', async () => {
    await world.database.query(
      `select pg_terminate_backend(pid, 1000) from pg_stat_activity
       where datname = current_database() and application_name in ('firstlight-worker', 'firstlight-jobs')`,
    );
    expect((await sendMessage(api.url, { email: 'after@example.org' })).status).toBe(201);
    // The one to the team as well: it must not come among those of the rush.
    await until('both mails', () => world.mailbox.mails.length === 2);
    expect(world.mailbox.mailsTo('after@example.org')).toHaveLength(1);
  });

  it('drains a rush of mails', async () => {
    const mailed = () => world.mailbox.mails.length;
    const before = mailed();
    await Promise.all(
      Array.from({ length: 15 }, (_, index) => sendMessage(api.url, { email: `n${index}@example.org` })),
    );
    await until('two mails each', () => mailed() - before === 30);
  });
});
