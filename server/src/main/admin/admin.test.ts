import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { exampleOperator } from '../../../../scripts/example-operator.ts';
import { readConfig } from '../../platform/config/config.ts';
import { maya, signIn, verifiedPerson } from '../../testing/people/people.ts';
import { startMailServer } from '../../testing/servers/mail-server.ts';
import { sourceFiles } from '../../testing/source-files.ts';
import type { World } from '../../testing/world.ts';
import { type Machine, openMachine } from './machine.testing.ts';
import { usage, verbs } from './verbs.ts';

let machine: Machine;
let world: World;
let directory: string;
let env: NodeJS.ProcessEnv;
let run: Machine['run'];
beforeAll(async () => {
  machine = await openMachine();
  ({ world, directory, env, run } = machine);
});
afterAll(() => machine.close());

describe('a new environment', () => {
  it('is readable by its owner alone, lacks nothing but the mail server and the legal notice, and is not written twice', async () => {
    const file = join(directory, '.env');
    await run(`init https://firstlight.example/anything ${file}`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const made = parseEnv(readFileSync(file, 'utf8'));
    const mail = { SMTP_URL: 'smtps://mail.example' };
    expect(() => readConfig({ ...made, ...exampleOperator })).toThrow(
      'Configuration: SMTP_URL is missing. See',
    );
    expect(() => readConfig({ ...made, ...mail })).toThrow('Configuration: OPERATOR_NAME is missing');
    expect(readConfig({ ...made, ...mail, ...exampleOperator }).APP_ORIGIN).toBe(
      'https://firstlight.example',
    );
    await expect(run(`init https://firstlight.example ${file}`)).rejects.toThrow('is there already');
  });

  it('leads to the services of the shipped compose file, or to a host that was named', async () => {
    const [, composed] = await run('init https://firstlight.example -');
    const [, beside] = await run('init https://firstlight.example - 127.0.0.1');
    const ways = (text: string) => {
      const { DATABASE_URL, REDIS_URL, FILE_STORE_DIRECTORY } = parseEnv(text);
      return [new URL(DATABASE_URL ?? '').host, REDIS_URL, FILE_STORE_DIRECTORY];
    };
    expect(ways(composed)).toEqual(['postgres:5432', 'redis://valkey:6379/0', '/data']);
    expect(ways(beside)).toEqual(['127.0.0.1:5432', 'redis://127.0.0.1:6379/0', '/var/lib/firstlight']);
  });

  it('gives the processes under Compose the role that serves', async () => {
    const [, composed] = await run('init https://firstlight.example -');
    const { DATABASE_URL = '', DATABASE_DIRECT_URL } = parseEnv(composed);
    expect([new URL(DATABASE_URL).username, DATABASE_DIRECT_URL]).toEqual(['firstlight_app', DATABASE_URL]);
  });

  it('never has the keys of another one', async () => {
    const [, first] = await run('init https://firstlight.example -');
    const [, second] = await run('init https://firstlight.example -');
    const keysOf = (text: string) =>
      Object.values(parseEnv(text)).filter((value = '') => /^[\w+/:=.-]{31,}$/.test(value));
    expect(keysOf(first).filter((value) => keysOf(second).includes(value))).toEqual([]);
  });
});

it('what is in force is shown without a secret, with what deserves a thought', async () => {
  const [, said] = await run('check-config');
  expect(said).toContain('INDEX_KEY=set');
  expect(said).toContain('Think about it: METRICS_TOKEN is empty');
  for (const secret of [
    env['INDEX_KEY'],
    env['ENCRYPTION_KEYS'],
    new URL(env['DATABASE_URL'] ?? '').pathname,
  ])
    expect(said).not.toContain(secret);
});

describe('how the site is', () => {
  it('asks for somebody until a backup was noted', async () => {
    expect(await run('status')).toMatchObject([false, expect.stringContaining('! last backup: never noted')]);
    await run('note-backup');
    expect(await run('status')).toMatchObject([true, expect.stringContaining('  last backup: 0 h ago')]);
  });
});

describe('jobs that failed for good', () => {
  const die = () =>
    sql`insert into pgboss.job (name, data, source_name, source_output) values
      ('dead-letters', '{"canary": true}', 'test.work', '{"message": "Error: 23505"}')`.execute(world.ctx.db);
  const waiting = async () => {
    const { rows } = await sql<{
      data: object;
    }>`select data from pgboss.job where name = 'test.work'`.execute(world.ctx.db);
    return rows.map(({ data }) => data);
  };

  it('are listed without what they are about, tried again where they came from, or dropped', async () => {
    expect(await run('jobs list')).toEqual([true, 'No job has failed for good.']);
    await die();
    const [, said] = await run('jobs list');
    expect(said).toMatch(/^test\.work: 1 since .*, Error: 23505$/);
    expect(said).not.toContain('canary');
    const [, shown] = await run('jobs show test.work');
    expect(shown).toMatch(/given up .* after 1 tries: Error: 23505 \(canary\)$/);
    expect(shown).not.toContain('true');
    expect(await run('jobs show test.other')).toEqual([true, 'No job of this queue has failed for good.']);
    expect(await run('jobs retry test.other')).toEqual([true, '0 jobs are tried again.']);
    expect(await run('jobs retry test.work')).toEqual([true, '1 jobs are tried again.']);
    expect(await waiting()).toEqual([{ canary: true }]);
    await die();
    expect(await run('jobs drop all')).toEqual([true, '1 jobs are dropped.']);
    expect(await run('jobs list')).toEqual([true, 'No job has failed for good.']);
  });
});

it('a mail goes straight to the mail server, and its refusal is told', async () => {
  const server = await startMailServer();
  const [isTaken] = await run('mail test ada@example.org', { ...env, SMTP_URL: server.url });
  expect([isTaken, server.received.length]).toEqual([true, 1]);
  await server.stop();
  const [isDone, said] = await run('mail test ada@example.org', { ...env, SMTP_URL: server.url });
  expect([isDone, said]).toEqual([false, expect.stringContaining('did not take it')]);
});

it('somebody becomes an admin, is signed out everywhere, and is an admin no longer', async () => {
  const app = await world.app();
  await verifiedPerson(world, app);
  await signIn(app);
  const count = async (table: 'admins' | 'sessions') =>
    (await world.ctx.db.selectFrom(table).selectAll().execute()).length;
  expect(await run(`grant ${maya.username}`)).toEqual([true, 'They are an admin now.']);
  expect(await count('admins')).toBe(1);
  expect(await run(`revoke ${maya.username}`)).toEqual([true, 'They are no admin any more.']);
  expect(await count('admins')).toBe(0);
  expect(await count('sessions')).toBe(1);
  expect(await run(`end-sessions ${maya.username}`)).toEqual([true, 'They are signed out everywhere.']);
  expect(await count('sessions')).toBe(0);
  expect(await run('grant nobody')).toEqual([false, 'Nobody has that username.']);
});

test('rewrap-keys succeeds on a fresh database', async () => {
  expect((await run('rewrap-keys'))[0]).toBe(true);
});

it('every verb is listed, and says what it does', () => {
  for (const { name, does } of verbs) expect(usage()).toMatch(new RegExp(`^  ${name} .*${does}$`, 'm'));
});

it('every verb is called by a test', () => {
  const tests = sourceFiles(['server/src/main/admin'], { tests: true })
    .filter(({ path }) => path.endsWith('.test.ts'))
    .map(({ text }) => text)
    .join('\n');
  const called = ({ name }: { name: string }) =>
    ["run('", 'run(`'].some((before) => tests.includes(`${before}${name}`));
  expect(verbs.filter((verb) => !called(verb)).map(({ name }) => name)).toEqual([]);
});
