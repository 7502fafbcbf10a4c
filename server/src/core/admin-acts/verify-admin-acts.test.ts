import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testWorld, type World } from '../../testing/world.ts';
import { recordAdminAct } from '../record-admin-act.ts';
import { inTransaction } from '../transaction.ts';
import { readLatestSeal } from './read-latest-seal.ts';
import { sealDay } from './seal-day.ts';
import { faultsAfter, tampering, writeActs } from './tamper.testing.ts';
import { verifyAdminActs } from './verify-admin-acts.ts';

const acts = 200;
let world: World;
beforeAll(async () => {
  world = await testWorld();
  await writeActs(world.database.db, acts / 2);
  await sealDay({ db: world.database.db, now: () => new Date('2026-11-17T00:01:00Z') });
  await writeActs(world.database.db, acts / 2);
});
afterAll(() => world.close());

describe('the chain of what admins did', () => {
  it('has no fault as long as nobody touched it, however it is paged', async () => {
    for (const page of [1, 7, acts, 5_000]) {
      expect(await verifyAdminActs(world.database.db, page)).toEqual([]);
    }
  });

  it.each(Object.entries(tampering))(
    'shows each single act that was %s, the first and the last too',
    async (_, tamper) => {
      for (let place = 1; place <= acts; place += 1) {
        const faults = await faultsAfter(world.database.db, (tx) => tamper(tx, [place]));
        expect([place, faults.length > 0]).toEqual([place, true]);
      }
    },
  );

  it('shows an act that stands outside of it', async () => {
    const faults = await faultsAfter(world.database.db, (tx) =>
      sql`
        insert into admin_acts (id, admin_id, act, acted_at) select gen_random_uuid(), admin_id, act, acted_at
        from admin_acts where place = 5
      `.execute(tx),
    );
    expect(faults).toEqual([{ at: acts + 1, what: 'outside' }]);
  });

  it('rewritten whole, head included, no longer matches the day that was published', async () => {
    const rewritten = await faultsAfter(world.database.db, async (tx) => {
      await sql`delete from admin_acts where place = 50`.execute(tx);
      await sql`update admin_acts set place = place - 1 + 1000 where place > 50`.execute(tx);
      await sql`update admin_acts set place = place - 1000 where place > 1000`.execute(tx);
      for (let place = 50; place < acts; place += 1) {
        await sql`
          update admin_acts set previous_hash = (select hash from admin_acts where place = ${place - 1})
          where place = ${place}
        `.execute(tx);
        await sql`update admin_acts set hash = admin_act_hash(admin_acts) where place = ${place}`.execute(tx);
      }
      await sql`
        update admin_act_head set acts = ${acts - 1}, hash = (select hash from admin_acts where place = ${acts - 1})
      `.execute(tx);
    });
    expect(rewritten).toEqual([{ at: '2026-11-16', what: 'day' }]);
  });

  it('keeps a day once, and tells it to whoever publishes it', async () => {
    const { db } = world.database;
    const before = await readLatestSeal(db);
    expect(before).toMatchObject({ day: '2026-11-16', acts: acts / 2 });
    expect(before?.head).toMatch(/^[\da-f]{64}$/);
    await sealDay({ db, now: () => new Date('2026-11-17T13:00:00Z') });
    expect(await readLatestSeal(db)).toEqual(before);
    await expect(world.database.pool.query('delete from admin_act_days')).rejects.toThrow();
  });

  it('has one order however many write at once, and nothing of what was rolled back', async () => {
    const admin = { kind: 'member', id: world.engines.newId() } as never;
    const ctx = { ...world.ctx, actor: admin };
    const work = Array.from({ length: 40 }, (_, number) =>
      inTransaction(ctx, async (tx) => {
        await recordAdminAct(tx, { act: 'trial.decide', subjectId: null, facts: { number } });
        if (number % 4 === 0) throw new Error('rolled back');
      }),
    );
    const ended = await Promise.allSettled(work);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    expect(await verifyAdminActs(world.database.db)).toEqual([]);
    const { rows } = await world.database.pool.query('select max(place)::int as last from admin_acts');
    expect(rows).toEqual([{ last: acts + 30 }]);
  });
});
