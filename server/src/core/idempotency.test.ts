import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testWorld, type World } from '../testing/world.ts';
import type { Context } from './context.ts';
import { findAnswer, forgetOldKeys, keyRetentionDays, oncePerKey } from './idempotency.ts';

let world: World;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

function aRequest(changes: { key?: string; input?: unknown; endpoint?: string } = {}) {
  return { endpoint: 'test.create', key: randomUUID(), input: { text: 'hello' }, status: 201, ...changes };
}

/** An effect that can be counted: one row each time it really happens. */
function effect(kind: string, pauseMs = 0) {
  return async (ctx: Context) => {
    const key = ctx.newId();
    await ctx.db.insertInto('mailLedger').values({ key, kind, state: 'claimed' }).execute();
    await sql`select pg_sleep(${pauseMs / 1_000})`.execute(ctx.db);
    return { id: key, nested: { list: [1, 'two', null] } };
  };
}

async function effects(kind: string): Promise<number> {
  const rows = world.database.db.selectFrom('mailLedger').select('key').where('kind', '=', kind);
  return (await rows.execute()).length;
}

describe('a repeated key', () => {
  it('finds its answer, which nobody else can read meanwhile', async () => {
    const request = aRequest();
    const answer = { text: 'what somebody wrote' };
    expect(await oncePerKey(world.ctx, request, async () => answer)).toEqual(answer);
    expect(await findAnswer(world.ctx, request)).toEqual({ response: answer });
    const { rows } = await world.database.pool.query(
      'select idempotency_keys::text as row from idempotency_keys where key = $1',
      [request.key],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain('somebody');
    expect(rows[0].row).not.toContain(Buffer.from('what somebody').toString('base64').slice(0, 12));
  });

  it('gets the first answer again, with one effect', async () => {
    const request = aRequest();
    const first = await oncePerKey(world.ctx, request, effect(request.key));
    const second = await oncePerKey(world.ctx, request, effect(request.key));
    expect(second).toEqual(first);
    expect(await findAnswer(world.ctx, request)).toEqual({ response: first });
    expect(await effects(request.key)).toBe(1);
  });

  it('has one effect when twenty requests are in flight at once, and all get the same answer', async () => {
    const request = aRequest();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => oncePerKey(world.ctx, request, effect(request.key, 20))),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await effects(request.key)).toBe(1);
  });

  it('with another content is refused, and has no effect', async () => {
    const request = aRequest();
    await oncePerKey(world.ctx, request, effect(request.key));
    const other = { ...request, input: { text: 'something else' } };
    await expect(oncePerKey(world.ctx, other, effect(request.key))).rejects.toMatchObject({
      code: 'request.key_reused',
    });
    await expect(findAnswer(world.ctx, other)).rejects.toMatchObject({ code: 'request.key_reused' });
    expect(await effects(request.key)).toBe(1);
  });

  it('at another endpoint is another request', async () => {
    const request = aRequest();
    await oncePerKey(world.ctx, request, effect(request.key));
    await oncePerKey(world.ctx, { ...request, endpoint: 'test.other' }, effect(request.key));
    expect(await effects(request.key)).toBe(2);
  });

  it('after a failure tries anew', async () => {
    const request = aRequest();
    const failing = oncePerKey(world.ctx, request, async (tx) => {
      await effect(request.key)(tx);
      throw new Error('the effect failed');
    });
    await expect(failing).rejects.toThrow('the effect failed');
    expect(await findAnswer(world.ctx, request)).toBeUndefined();
    await oncePerKey(world.ctx, request, effect(request.key));
    expect(await effects(request.key)).toBe(1);
  });

  it('waits for one that then fails, and does the work itself', async () => {
    const request = aRequest();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const first = oncePerKey(world.ctx, request, async ({ db }) => {
      begin();
      await sql`select pg_sleep(0.1)`.execute(db);
      throw new Error('the first failed');
    });
    const refused = expect(first).rejects.toThrow('the first failed');
    await begun;
    await oncePerKey(world.ctx, request, effect(request.key));
    await refused;
    expect(await effects(request.key)).toBe(1);
  });

  it('is told to wait when the first takes longer than it may wait', async () => {
    const request = aRequest();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const first = oncePerKey(world.ctx, request, async (tx) => {
      begin();
      await finished;
      return effect(request.key)(tx);
    });
    await begun;
    const second = world.database.db.transaction().execute(async (db) => {
      await sql`set local lock_timeout = '50ms'`.execute(db);
      const transaction = { db, record: () => undefined };
      return oncePerKey({ ...world.ctx, transaction }, request, effect(request.key));
    });
    await expect(second).rejects.toMatchObject({ code: 'request.in_progress' });
    finish();
    await first;
    expect(await effects(request.key)).toBe(1);
  });

  it('without an answer of its own is answered by nothing again', async () => {
    const request = aRequest();
    let times = 0;
    const work = async () => {
      times += 1;
      return null;
    };
    expect(await oncePerKey(world.ctx, request, work)).toBeNull();
    expect(await oncePerKey(world.ctx, request, work)).toBeNull();
    expect(times).toBe(1);
  });
});

it('keeps of a request only a mark that cannot be made without the key', async () => {
  const request = aRequest({ input: { email: 'maya.roux@firstlight.example' } });
  await oncePerKey(world.ctx, request, effect('marking'));
  const { requestHash } = await world.database.db
    .selectFrom('idempotencyKeys')
    .select('requestHash')
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow();
  const guess = createHash('sha256').update(JSON.stringify(request.input)).digest();
  expect(requestHash.equals(guess)).toBe(false);
});

it('forgets keys after their time, however many, and no others', async () => {
  const [old, older, recent] = [aRequest(), aRequest(), aRequest()];
  for (const request of [old, older, recent]) await oncePerKey(world.ctx, request, effect('forgetting'));
  const age = (days: number) => new Date(world.clock.now.getTime() - days * 86_400_000);
  const setAge = (key: string, days: number) =>
    world.database.db
      .updateTable('idempotencyKeys')
      .set({ createdAt: age(days) })
      .where('key', '=', key)
      .execute();
  await setAge(old.key, keyRetentionDays + 1);
  await setAge(older.key, keyRetentionDays + 2);
  await setAge(recent.key, keyRetentionDays - 1);
  await forgetOldKeys(world.ctx, 1);
  expect(await findAnswer(world.ctx, old)).toBeUndefined();
  expect(await findAnswer(world.ctx, older)).toBeUndefined();
  expect(await findAnswer(world.ctx, recent)).toBeDefined();
});
