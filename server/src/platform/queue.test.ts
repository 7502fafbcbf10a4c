import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/servers/database.ts';
import { logOptions } from './log.ts';
import { countDeadLetters, type Enqueue, installQueues, openQueueSender, openWorkQueue } from './queue.ts';

const queues = [
  { name: 'test.hurry', patient: false },
  { name: 'test.wait-long', patient: true },
];
let database: TestDatabase;
let enqueue: Enqueue;

beforeAll(async () => {
  database = await testDatabase();
  await installQueues(database.url, queues);
  enqueue = await openQueueSender(database.pool);
});
afterAll(() => database.drop());

async function retriesOf(name: string): Promise<number> {
  const { rows } = await sql<{ retryLimit: number }>`
    select retry_limit from pgboss.queue where name = ${name}
  `.execute(database.db);
  return rows[0]?.retryLimit ?? 0;
}

it('can be installed again, and then follows what changed', async () => {
  await installQueues(database.url, [{ name: 'test.changing', patient: false }]);
  await installQueues(database.url, [{ name: 'test.changing', patient: true }]);
  expect(await retriesOf('test.changing')).toBe(await retriesOf('test.wait-long'));
  expect(await retriesOf('test.wait-long')).toBeGreaterThan(await retriesOf('test.hurry'));
});

it('keeps every job it was given, also two alike', async () => {
  const job = { name: 'test.hurry', payload: { same: true } };
  await enqueue(database.db, job);
  await enqueue(database.db, job);
  const { rows } = await sql<{
    data: unknown;
  }>`select data from pgboss.job where name = 'test.hurry'`.execute(database.db);
  expect(rows).toEqual([{ data: { same: true } }, { data: { same: true } }]);
});

it('never loses a job in silence', async () => {
  await expect(enqueue(database.db, { name: 'test.unknown', payload: {} })).rejects.toThrow();
});

it('tells of a job that failed, and keeps nothing of whom it was about', async () => {
  const paper = new PassThrough();
  const attempts: string[] = [];
  const queue = await openWorkQueue(database.url, pino(logOptions('warn'), paper), (name, outcome) =>
    attempts.push(`${name} ${outcome}`),
  );
  await queue.work('test.wait-long', async () => {
    const detail = 'Key (email)=(canary@firstlight.example) already exists.';
    throw Object.assign(new Error(`canary: ${detail}`), { code: '23505', detail });
  });
  await enqueue(database.db, { name: 'test.wait-long', payload: {} });
  const kept = await vi.waitFor(async () => {
    const { rows } = await sql<{ output: unknown }>`
      select output from pgboss.job where name = 'test.wait-long' and output is not null
    `.execute(database.db);
    expect(rows).toHaveLength(1);
    return JSON.stringify(rows);
  }, 60_000);
  await queue.stop();
  expect(attempts[0]).toBe('test.wait-long failed');
  const said = String(paper.read());
  expect(said).toContain('"job":"test.wait-long"');
  for (const text of [kept, said]) {
    expect(text).toContain('23505');
    expect(text).not.toContain('canary');
  }
});

it('counts what failed for good', async () => {
  expect(await countDeadLetters(database.db)).toBe(0);
  await enqueue(database.db, { name: 'dead-letters', payload: {} });
  expect(await countDeadLetters(database.db)).toBe(1);
});
