import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import type { TestMember } from '../harness/members.ts';
import { mailboxOf, reachableMembers } from '../harness/reachable-members.ts';
import { type Child, startChild } from '../harness/servers/child.ts';
import { onServer } from '../harness/servers/database.ts';
import { baseSettings, entry } from '../harness/settings.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

describe('a database that was brought back to an earlier moment', () => {
  let world: World;
  let directory: string;
  let api: ApiProcess;
  let [gone, stays]: [TestMember, TestMember] = [
    { id: '', cookie: '' },
    { id: '', cookie: '' },
  ];

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'firstlight-restored-'));
    world = await openWorld({ FILE_STORE_DIRECTORY: directory });
    // As every process does when it starts.
    await world.database.query('insert into sites default values');
    const members = reachableMembers(world);
    [gone, stays] = (await members.make(2)) as [TestMember, TestMember];
    await members.close();
    await world.database.query('update users set password_hash = null');
    await world.database.query('update sessions set identity_confirmed_at = now()');

    const name = new URL(world.database.url).pathname.slice(1);
    await withoutConnections(name, `create database ${name}_before template ${name}`);
    api = await world.startApi();
    const worker = await world.startWorker();
    const [{ username } = { username: '' }] = await world.database.query<{ username: string }>(
      'select username from users where id = $1',
      [gone.id],
    );
    const erased = await ask(api.url, '/api/me/erasure', {
      json: { username },
      headers: { cookie: gone.cookie },
    });
    expect(erased.status).toBe(204);
    await until('the last mail', () => world.mailbox.mailsTo(mailboxOf(gone)).length === 1);
    await Promise.all([api.end('SIGTERM'), worker.end('SIGTERM')]);
    await withoutConnections(name, `drop database ${name}`);
    await onServer(`alter database ${name}_before rename to ${name}`);
    api = await world.startApi();
  });
  afterAll(async () => {
    await world.close();
    await rm(directory, { recursive: true, force: true });
  });

  const start = (name: 'admin' | 'worker', ...words: string[]): Child =>
    startChild(process.execPath, [entry(name), ...words], {
      env: { ...baseSettings(), DATABASE_URL: world.database.url, FILE_STORE_DIRECTORY: directory },
    });
  const people = async () =>
    (await world.database.query<{ id: string }>('select id from users')).map(({ id }) => id);

  it('serves nobody, ready or asked all the same, and no worker starts on it', async () => {
    expect((await people()).toSorted()).toEqual([gone.id, stays.id].toSorted());
    expect((await ask(api.url, '/healthz')).status).toBe(200);
    for (const path of ['/readyz', '/', '/api/projects', '/api/me'])
      expect([path, (await ask(api.url, path, { headers: { cookie: stays.cookie } })).status]).toEqual([
        path,
        503,
      ]);
    const worker = start('worker');
    expect([await worker.exited, worker.output()]).toEqual([
      75,
      expect.stringContaining('run admin replay-erasures first'),
    ]);
  });

  it('opens once erasures were replayed: who had gone is gone again, everybody is signed out, nobody mailed', async () => {
    expect(await start('admin', 'replay-erasures').exited).toBe(1);
    expect((await people()).length).toBe(2);
    const replay = start('admin', 'replay-erasures', '--yes');
    expect([await replay.exited, replay.output()]).toEqual([
      0,
      '1 accounts were erased again, 1 sessions ended.\n',
    ]);
    await until('the process to be ready', async () => (await ask(api.url, '/readyz')).status === 200);
    expect(await people()).toEqual([stays.id]);
    const me = await ask(api.url, '/api/me', { headers: { cookie: stays.cookie } });
    expect(me.text).toBe('null');
    expect(await world.database.query('select act from admin_acts')).toEqual([
      { act: 'machine.replay-erasures' },
    ]);
    await world.startWorker();
    await until('all jobs to be done', async () => {
      const waiting = `select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'`;
      return (await world.database.count(waiting)) === 0;
    });
    expect(world.mailbox.mailsTo(mailboxOf(gone)).length).toBe(1);
  });
});

/** PostgreSQL copies and drops only what nobody is connected to. */
async function withoutConnections(name: string, statement: string): Promise<void> {
  await onServer(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  );
  await onServer(statement);
}
