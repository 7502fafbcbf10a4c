import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { type TestDatabase, testDatabase } from '../testing/servers/database.ts';
import { warmUp } from './warm-up.ts';

let target: TestDatabase;
beforeAll(async () => {
  target = await testDatabase();
});
afterAll(() => target.drop());

it('opens every connection and does the work of the first visitors', async () => {
  const database = openDatabase({ url: target.url, size: 3, name: 'firstlight-test' });
  const asked: string[] = [];
  const app = Fastify();
  app.addHook('onRequest', async ({ method, url }) => void asked.push(`${method} ${url}`));
  await warmUp(app, database.pool);
  expect([database.pool.totalCount, database.pool.idleCount]).toEqual([3, 3]);
  expect(asked).toContain('GET /');
  expect(asked).toContain('GET /api/projects');
  await database.close();
});

it('does not keep a process from starting whose database has fewer connections left than wanted', async () => {
  const nowhere = openDatabase({
    url: 'postgres://nobody@127.0.0.1:1/none',
    size: 2,
    name: 'firstlight-test',
  });
  await expect(warmUp(Fastify(), nowhere.pool)).resolves.toBeUndefined();
  await nowhere.close();
});
