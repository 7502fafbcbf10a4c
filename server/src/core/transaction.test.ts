import type { LivePush } from '@firstlight/contract/live.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../platform/log.ts';
import { installQueues, openQueueSender } from '../platform/queue.ts';
import { testWorld, type World } from '../testing/world.ts';
import type { Context } from './context.ts';
import { event, type Listener, listener } from './domain-events.ts';
import { createOutbox } from './outbox.ts';
import { inTransaction } from './transaction.ts';

const rehearsalHeld = event<{ what: string }>('rehearsal.held');

const testListeners: Listener[] = [
  listener({
    on: rehearsalHeld,
    jobs: ({ what }) => [{ name: 'test.do-it', payload: { what } }],
    pushes: ({ what }) => [{ topic: `me:${what}`, event: 'notifications.changed', payload: {} }],
  }),
];

const log = createLog('silent');
let world: World;
let ctx: Context;
let pushes: LivePush[];

beforeAll(async () => {
  world = await testWorld();
  await installQueues(world.database.url, [{ name: 'test.do-it', patient: false }]);
});
afterAll(() => world.close());

beforeEach(async () => {
  pushes = [];
  const enqueueJob = await openQueueSender(world.database.pool);
  const outbox = createOutbox({
    listeners: testListeners,
    enqueueJob,
    push: (push) => void pushes.push(push),
    log,
  });
  ctx = { ...world.ctx, outbox };
});

async function jobsAbout(what: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name = 'test.do-it' and data ->> 'what' = ${what}
  `.execute(world.database.db);
  return rows[0]?.count ?? 0;
}

async function writeRow(db: Context['db'], key: string): Promise<void> {
  await db.insertInto('mailLedger').values({ key, kind: 'test', state: 'claimed' }).execute();
}

async function hasRow(key: string): Promise<boolean> {
  const rows = world.database.db.selectFrom('mailLedger').select('key').where('key', '=', key);
  return (await rows.executeTakeFirst()) !== undefined;
}

describe('a transaction that commits', () => {
  it('leaves its rows, one job for each event and one push for each event', async () => {
    const answer = await inTransaction(ctx, async (tx) => {
      await writeRow(tx.db, 'kept');
      tx.record(rehearsalHeld, { what: 'kept' });
      return 42;
    });
    expect(answer).toBe(42);
    expect(await hasRow('kept')).toBe(true);
    expect(await jobsAbout('kept')).toBe(1);
    expect(pushes).toEqual([{ topic: 'me:kept', event: 'notifications.changed', payload: {} }]);
  });

  it('pushes nothing before it has committed', async () => {
    let pushedEarly = -1;
    await inTransaction(ctx, async (tx) => {
      tx.record(rehearsalHeld, { what: 'late' });
      await writeRow(tx.db, 'late');
      pushedEarly = pushes.length;
    });
    expect(pushedEarly).toBe(0);
    expect(pushes).toHaveLength(1);
  });

  it('has succeeded even when its push fails', async () => {
    const enqueueJob = await openQueueSender(world.database.pool);
    const broken = () => {
      throw new Error('nobody listens');
    };
    const deaf = {
      ...ctx,
      outbox: createOutbox({ listeners: testListeners, enqueueJob, push: broken, log }),
    };
    const answer = inTransaction(deaf, async (tx) => tx.record(rehearsalHeld, { what: 'unheard' }));
    await expect(answer).resolves.toBeUndefined();
    expect(await jobsAbout('unheard')).toBe(1);
  });
});

describe('a transaction that fails', () => {
  it('leaves neither row nor job nor push', async () => {
    const failing = inTransaction(ctx, async (tx) => {
      await writeRow(tx.db, 'undone');
      tx.record(rehearsalHeld, { what: 'undone' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await hasRow('undone')).toBe(false);
    expect(await jobsAbout('undone')).toBe(0);
    expect(pushes).toEqual([]);
  });

  it('because one of its jobs cannot be written leaves no row, no other job and no push', async () => {
    const unknown: Listener[] = [
      ...testListeners,
      listener({ on: rehearsalHeld, jobs: () => [{ name: 'test.no-such-queue', payload: {} }] }),
    ];
    const enqueueJob = await openQueueSender(world.database.pool);
    const outbox = createOutbox({
      listeners: unknown,
      enqueueJob,
      push: (push) => void pushes.push(push),
      log,
    });
    const failing = inTransaction({ ...ctx, outbox }, async (tx) => {
      await writeRow(tx.db, 'jobless');
      tx.record(rehearsalHeld, { what: 'jobless' });
    });
    await expect(failing).rejects.toThrow();
    expect(await hasRow('jobless')).toBe(false);
    expect(await jobsAbout('jobless')).toBe(0);
    expect(pushes).toEqual([]);
  });
});

describe('a transaction inside another', () => {
  const nested = (key: string, end: () => void) =>
    inTransaction(ctx, async (outer) => {
      await inTransaction(outer, async (inner) => {
        await writeRow(inner.db, key);
        inner.record(rehearsalHeld, { what: key });
      });
      outer.record(rehearsalHeld, { what: key });
      end();
    });

  it('is part of it: all events leave at the one commit', async () => {
    await nested('joined', () => expect(pushes).toEqual([]));
    expect(await jobsAbout('joined')).toBe(2);
    expect(pushes).toHaveLength(2);
  });

  it('is undone with it', async () => {
    await expect(
      nested('undone with it', () => {
        throw new Error('outer fails');
      }),
    ).rejects.toThrow('outer fails');
    expect(await hasRow('undone with it')).toBe(false);
    expect(await jobsAbout('undone with it')).toBe(0);
    expect(pushes).toEqual([]);
  });
});
