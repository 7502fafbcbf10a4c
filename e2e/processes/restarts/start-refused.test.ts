import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChild, startChild } from '../harness/servers/child.ts';
import { onServer } from '../harness/servers/database.ts';
import { baseSettings, databaseUrl, type EntryName, entry } from '../harness/settings.ts';

const name = `${process.env['PROCESSES_PREFIX']}_bare`;
const settings = { ...baseSettings(), DATABASE_URL: databaseUrl(name) };
const entries = ['api', 'worker', 'migrate'] as const;

beforeAll(() => onServer(`create database ${name}`));
afterAll(() => onServer(`drop database if exists ${name} with (force)`));

/** Everything it wrote, and what it ended with. */
async function start(which: EntryName, env: Record<string, string>) {
  const child = startChild(process.execPath, [entry(which)], { env });
  return { code: await child.exited, said: child.output() };
}

function expectOneSentence(said: string): void {
  expect(said.trimEnd().split('\n')).toHaveLength(1);
  expect(said).toMatch(/^[A-Z].*\.\n$/);
}

describe('a process that must not start', () => {
  it.each(entries)(
    '%s names all that is wrong in production in one sentence, and ends with 78',
    async (which) => {
      const { code, said } = await start(which, {
        ...settings,
        NODE_ENV: 'production',
        APP_ORIGIN: 'http://firstlight.example',
        LIMIT_FACTOR: '20',
        SMTP_URL: 'smtp://mail.example',
        METRICS_TOKEN: 'a',
      });
      expect(code).toBe(78);
      expectOneSentence(said);
      for (const key of [
        'OPERATOR_NAME',
        'HOSTING_PHONE',
        'APP_ORIGIN',
        'LIMIT_FACTOR',
        'SMTP_URL',
        'METRICS_TOKEN',
        'example secrets',
      ])
        expect(said).toContain(key);
    },
  );

  it.each(entries)('%s names what is missing in one sentence, and ends with 78', async (which) => {
    const { code, said } = await start(which, { NODE_ENV: 'production' });
    expect(code).toBe(78);
    expectOneSentence(said);
    expect(said).toContain('DATABASE_URL is missing; ');
    expect(said).toContain('OPERATOR_NAME is missing (legal notice); ');
  });

  it.each(entries)(
    '%s says where its configuration leads to no database, and ends with 78',
    async (which) => {
      const { code, said } = await start(which, { ...settings, DATABASE_URL: databaseUrl('fl_not_there') });
      expect(code).toBe(78);
      expect(said).toBe('Configuration: PostgreSQL has no database of the name in DATABASE_URL.\n');
    },
  );

  it.each(entries)('%s says that PostgreSQL does not answer, and ends with 75', async (which) => {
    const { code, said } = await start(which, { ...settings, DATABASE_URL: 'postgres://x@127.0.0.1:1/x' });
    expect(code).toBe(75);
    expectOneSentence(said);
    expect(said).toContain('PostgreSQL does not answer (ECONNREFUSED)');
  });
});

describe('a database that does not fit the release', () => {
  it.each(['api', 'worker'] as const)('keeps %s from starting when it is empty', async (which) => {
    const { code, said } = await start(which, settings);
    expect([code, said]).toEqual([75, 'The database lacks its tables: run migrate first.\n']);
  });

  it('keeps a worker from starting when it lacks a queue', async () => {
    await runChild(process.execPath, [entry('migrate')], { env: settings });
    await onDatabase('drop schema pgboss cascade');
    const { code, said } = await start('worker', settings);
    expect([code, said]).toEqual([75, 'The database lacks the queue dead-letters: run migrate first.\n']);
  });

  it.each(entries)('keeps %s from starting when another schema created it', async (which) => {
    await onDatabase(`update schema_baseline set hash = 'other'`);
    const { code, said } = await start(which, settings);
    expect(code).toBe(78);
    expectOneSentence(said);
    expect(said).toContain('run migrate on an empty database');
  });

  const onDatabase = (statement: string) => onServer(statement, databaseUrl(name));
});
