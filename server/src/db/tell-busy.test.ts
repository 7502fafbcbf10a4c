import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/servers/database.ts';
import { type Database, openDatabase } from './database.ts';
import { whyDatabaseAway } from './database-away.ts';
import { ConnectionsBusy } from './tell-busy.ts';

let target: TestDatabase;
let database: Database;

beforeEach(async () => {
  target = await testDatabase();
  database = openDatabase({ url: target.url, size: 1, name: 'firstlight-test', patienceMs: 1_000 });
});
afterEach(async () => {
  await database.close();
  await target.drop();
});

/** Keeps the only connection while `work` goes on. */
const holding = (work: (tx: Database['db']) => Promise<unknown>) => database.db.transaction().execute(work);

describe('whoever gets no connection', () => {
  it.each([
    ['by the pool', () => database.pool.query('select 1')],
    ['by the query builder', () => sql`select 1`.execute(database.db)],
  ])('(%s) while others are answered is told that all are busy', async (_, ask) => {
    await holding(async (tx) => {
      await sql`select 1`.execute(tx);
      let refused: unknown;
      const waiting = ask().catch((error: unknown) => {
        refused = error;
      });
      while (!refused) await sql`select 1`.execute(tx);
      await waiting;
      expect(refused).toBeInstanceOf(ConnectionsBusy);
    });
    expect((await database.pool.query('select 1')).rowCount).toBe(1);
  });

  it('while nobody is answered is told that the database is away', async () => {
    await holding(async (tx) => {
      await sql`select 1`.execute(tx);
      const refused = await database.pool.query('select 1').catch((error: unknown) => error);
      expect(refused).not.toBeInstanceOf(ConnectionsBusy);
      expect(whyDatabaseAway(refused)).toBe('pool empty');
    });
  });
});
