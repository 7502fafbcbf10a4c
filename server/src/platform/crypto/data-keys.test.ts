import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/servers/database.ts';
import { aPlace, aVault } from './vault-fixtures.testing.ts';

const { db, drop } = await testDatabase();
afterAll(drop);

function keysOf(scopeId: string) {
  return db.selectFrom('dataKeys').selectAll().where('scopeId', '=', scopeId).orderBy('id').execute();
}

describe('the data key of a scope', () => {
  it('is one, although 20 processes seal their first cell at once', async () => {
    const place = aPlace();
    const cells = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const rowId = randomUUID();
        return {
          place: { ...place, rowId },
          cell: await aVault().seal(db, { ...place, rowId }, `text ${index}`),
        };
      }),
    );
    expect(await keysOf(place.scope.id)).toHaveLength(1);
    expect(await aVault().unsealAll(db, cells)).toEqual(cells.map((_, index) => `text ${index}`));
  });

  it('is one, although two transactions make it at once', async () => {
    const place = aPlace();
    const sealSlowly = () =>
      db.transaction().execute(async (tx) => {
        const cell = await aVault().seal(tx, place, 'text');
        await sql`select pg_sleep(0.1)`.execute(tx);
        return cell;
      });
    const cells = await Promise.all([sealSlowly(), sealSlowly()]);
    expect(await keysOf(place.scope.id)).toHaveLength(1);
    for (const cell of cells) expect(await aVault().unseal(db, place, cell)).toBe('text');
  });

  it('is forgotten with the transaction that made it, so nothing is ever sealed with a lost key', async () => {
    const vault = aVault();
    const place = aPlace();
    const rolledBack = db.transaction().execute(async (tx) => {
      await vault.seal(tx, place, 'first');
      await vault.seal(tx, place, 'second');
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    const cell = await vault.seal(db, place, 'third');
    expect(await aVault().unseal(db, place, cell)).toBe('third');
  });

  it('is asked of the database once in ten minutes', async () => {
    let time = Date.now();
    const vault = aVault({ now: () => new Date(time) });
    const place = aPlace();
    await vault.seal(db, place, 'makes the key');
    const cell = await vault.seal(db, place, 'finds it committed, and remembers it');
    await db.deleteFrom('dataKeys').where('scopeId', '=', place.scope.id).execute();
    time += 10 * 60_000 - 1;
    await expect(vault.seal(db, place, 'from memory')).resolves.toBeInstanceOf(Buffer);
    await expect(vault.unseal(db, place, cell)).resolves.toContain('remembers');
    time += 1;
    await expect(vault.unseal(db, place, cell)).rejects.toMatchObject({ reason: 'unknown_data_key' });
    await vault.seal(db, place, 'makes another key');
    expect(await keysOf(place.scope.id)).toHaveLength(1);
  });

  it('is refused when its row was given to another scope or altered', async () => {
    const [mine, theirs] = [aPlace(), aPlace()];
    const cell = await aVault().seal(db, mine, 'mine');
    await aVault().seal(db, theirs, 'theirs');
    const [other] = await keysOf(theirs.scope.id);
    await db
      .updateTable('dataKeys')
      .set({ wrapped: other?.wrapped ?? Buffer.alloc(60) })
      .where('scopeId', '=', mine.scope.id)
      .execute();
    await expect(aVault().unseal(db, mine, cell)).rejects.toMatchObject({ reason: 'not_authentic' });
    await expect(aVault().seal(db, mine, 'more')).rejects.toMatchObject({ reason: 'not_authentic' });
  });
});

describe('retiring a data key', () => {
  it('seals new cells with a new key and still opens the old ones', async () => {
    const vault = aVault();
    const place = aPlace();
    const before = await vault.seal(db, place, 'before');
    await vault.seal(db, place, 'remembered');
    await vault.retire(db, place.scope);
    const after = await vault.seal(db, place, 'after');
    const [old, fresh] = await keysOf(place.scope.id);
    expect(old?.retiredAt).toBeInstanceOf(Date);
    expect(fresh?.retiredAt).toBeNull();
    expect([before.readUInt32BE(1), after.readUInt32BE(1)]).toEqual([old?.id, fresh?.id]);
    expect(await aVault().unseal(db, place, before)).toBe('before');
    expect(await aVault().unseal(db, place, after)).toBe('after');
  });

  it('lets a process that still remembers the old key move cells to the new one', async () => {
    const worker = aVault();
    const place = aPlace();
    const cell = await worker.seal(db, place, 'text', { padded: true });
    await worker.seal(db, place, 'remembered');
    expect(await worker.reseal(db, place, cell)).toBe(cell);

    await aVault().retire(db, place.scope);
    const moved = await worker.reseal(db, place, cell);
    expect(moved.readUInt32BE(1)).toBeGreaterThan(cell.readUInt32BE(1));
    expect(moved).toHaveLength(cell.length);
    expect(await aVault().unseal(db, place, moved)).toBe('text');
  });
});
