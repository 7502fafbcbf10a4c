import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import { sendMessage } from '../harness/contact.ts';
import { metricsToken } from '../harness/metrics.ts';
import { startChild } from '../harness/servers/child.ts';
import { onServer } from '../harness/servers/database.ts';
import { migrateAs, openRoledDatabase, type RoledDatabase } from '../harness/servers/roles.ts';
import { baseSettings, entry } from '../harness/settings.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

describe('with the shipped roles, and an address for each of the two ways to the database', () => {
  let database: RoledDatabase;
  let world: World;
  let api: ApiProcess;
  let worker: ApiProcess;

  beforeAll(async () => {
    database = await openRoledDatabase(`${process.env['PROCESSES_PREFIX']}_roles`);
    await migrateAs(database, baseSettings());
    const app = database.urlOf('app');
    world = await openWorld({
      DATABASE_URL: app,
      DATABASE_DIRECT_URL: app,
      WORKER_PORT: '0',
      METRICS_TOKEN: metricsToken,
    });
    [api, worker] = await Promise.all([world.startApi(), world.startWorker()]);
  });
  afterAll(async () => {
    await world.close();
    await database.drop();
  });

  const asked = (text: string) => onServer(text, database.urlOf('app'));

  it('people are served and jobs are done by a role that may change no table', async () => {
    expect((await sendMessage(api.url)).status).toBe(201);
    await until('both mails', () => world.mailbox.mails.length >= 2);
    await expect(asked('create table mine ()')).rejects.toMatchObject({ code: '42501' });
    await expect(asked('drop table users')).rejects.toMatchObject({ code: '42501' });
  });

  it('the runtime role appends to the audit log and is refused updates and deletions', async () => {
    await asked(`insert into admin_acts (id, admin_id, act, acted_at)
      values (gen_random_uuid(), gen_random_uuid(), 'trial.decide', now())`);
    for (const change of [
      `update admin_acts set act = 'none'`,
      'delete from admin_acts',
      'truncate admin_acts',
    ]) {
      await expect(asked(change)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('the role that looks can write nothing', async () => {
    const write = onServer(`delete from contact_messages`, database.urlOf('read'));
    await expect(write).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|25006)$/) });
  });

  it('the worker says that it runs, that it is ready, and to those with the token how its jobs are', async () => {
    expect((await ask(worker.url, '/healthz')).text).toBe('ok');
    expect((await ask(worker.url, '/readyz')).text).toBe('ready');
    expect((await ask(worker.url, '/metrics')).status).toBe(404);
    const { text } = await ask(worker.url, '/metrics', {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    expect(text).toMatch(/^job_waiting\{queue="contact\./m);
    expect(text).toMatch(/^job_seconds_count\{queue="contact\.[\w-]+",outcome="done"\} 1$/m);
    expect(text).toMatch(/^mails_total\{outcome="sent"\} \d$/m);
    expect(text).toMatch(/^replica_lag_seconds 0$/m);
    expect(text.split('\n').filter((line) => line && !line.startsWith('#')).length).toBeLessThan(3_000);
  });

  it('a role without the settings is refused in one sentence that names them, with 78', async () => {
    await asked('alter role current_user reset lock_timeout');
    const app = database.urlOf('app');
    const child = startChild(process.execPath, [entry('api')], {
      env: { ...baseSettings(), DATABASE_URL: app, DATABASE_DIRECT_URL: app },
    });
    expect(await child.exited).toBe(78);
    expect(child.output()).toMatch(/^Configuration: the role of DATABASE_URL does not have lock_timeout set/);
  });
});
