import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/servers/database.ts';
import type { Sealed } from './vault.ts';
import { aPlace, aVault, firstKek, secondKek } from './vault-fixtures.testing.ts';

const { db, drop } = await testDatabase();
afterAll(drop);
const both = `1:${firstKek},2:${secondKek}`;

beforeEach(async () => {
  await sql`truncate data_keys`.execute(db);
});

async function keksInUse() {
  const rows = await db
    .selectFrom('dataKeys')
    .select('kekVersion')
    .distinct()
    .orderBy('kekVersion')
    .execute();
  return rows.map(({ kekVersion }) => kekVersion);
}

function sealSome(count: number, keys?: string): Promise<Sealed[]> {
  const vault = aVault(keys === undefined ? {} : { keys });
  return db.transaction().execute(async (tx) => {
    const sealed: Sealed[] = [];
    for (let index = 0; index < count; index += 1) {
      const place = aPlace();
      sealed.push({ place, cell: await vault.seal(tx, place, `text ${index}`) });
    }
    return sealed;
  });
}

describe('a new key encryption key', () => {
  it('wraps new data keys, while those under the old one stay readable', async () => {
    const [old] = await sealSome(1);
    const [fresh] = await sealSome(1, both);
    expect(await keksInUse()).toEqual([1, 2]);
    if (old === undefined || fresh === undefined) throw new Error('two cells were sealed');
    expect(await aVault({ keys: both }).unsealAll(db, [old, fresh])).toEqual(['text 0', 'text 0']);
  });

  it('cannot replace the old one before the data keys are rewrapped', async () => {
    const sealed = await sealSome(3);
    const onlyNew = { keys: `2:${secondKek}` };
    await expect(aVault(onlyNew).unsealAll(db, sealed)).rejects.toMatchObject({
      name: 'Unreadable',
      reason: 'unknown_kek',
    });
    expect(await aVault({ keys: both }).rewrap(db)).toBe(3);
    expect(await aVault(onlyNew).unsealAll(db, sealed)).toEqual(['text 0', 'text 1', 'text 2']);
  });
});

describe('rewrapping', () => {
  it('moves retired keys too, over several batches, and finds nothing on the second run', async () => {
    const sealed = await sealSome(1_001);
    const first = sealed[0];
    if (first === undefined) throw new Error('cells were sealed');
    await aVault().retire(db, first.place.scope);
    const vault = aVault({ keys: both });
    expect(await vault.rewrap(db)).toBe(1_001);
    expect(await keksInUse()).toEqual([2]);
    expect(await vault.rewrap(db)).toBe(0);
    expect(await aVault({ keys: `2:${secondKek}` }).unseal(db, first.place, first.cell)).toBe('text 0');
  });

  it('keeps the batches done before it was interrupted, and finishes when run again', async () => {
    const sealed = await sealSome(600);
    const damaged = sealed[550]?.place.scope.id ?? '';
    const { wrapped } = await db
      .selectFrom('dataKeys')
      .select('wrapped')
      .where('scopeId', '=', damaged)
      .executeTakeFirstOrThrow();
    await setWrapped(damaged, Buffer.alloc(60));
    await expect(aVault({ keys: both }).rewrap(db)).rejects.toMatchObject({ reason: 'not_authentic' });
    expect(await keksInUse()).toEqual([1, 2]);

    await setWrapped(damaged, wrapped);
    expect(await aVault({ keys: both }).rewrap(db)).toBe(100);
    expect(await aVault({ keys: `2:${secondKek}` }).unsealAll(db, sealed)).toHaveLength(600);
  });

  it('disturbs nobody: back and forth, twice at once, amid cold reads, writes and retirements', async () => {
    const sealed = await sealSome(600);
    const visits = visitors(sealed);
    for (const current of [2, 1, 2, 1, 2]) {
      const rewrap = () => aVault({ keys: both, current }).rewrap(db);
      await Promise.all([rewrap(), rewrap()]);
    }
    expect(await visits.end()).toBeGreaterThan(5);

    await aVault({ keys: both }).rewrap(db);
    expect(await keksInUse()).toEqual([2]);
    expect(await aVault({ keys: `2:${secondKek}` }).unsealAll(db, sealed)).toHaveLength(600);
  });
});

function setWrapped(scopeId: string, wrapped: Buffer) {
  return db.updateTable('dataKeys').set({ wrapped }).where('scopeId', '=', scopeId).execute();
}

/** Four processes at a time without a cache, reading, replying and now and then retiring keys; `end` counts them. */
function visitors(sealed: Sealed[]) {
  let running = true;
  let visits = 0;
  const visit = async ({ place, cell }: Sealed, retires: boolean) => {
    const cold = aVault({ keys: both });
    expect(await cold.unseal(db, place, cell)).toMatch(/^text/);
    const mine = { ...place, rowId: randomUUID() };
    const reply = await cold.seal(db, mine, 'reply');
    if (retires) await cold.retire(db, place.scope);
    expect(await aVault({ keys: both }).unseal(db, mine, reply)).toBe('reply');
  };
  const come = async () => {
    while (running) {
      const chosen = sealed[visits % 40];
      visits += 1;
      if (chosen) await visit(chosen, visits % 5 === 0);
    }
  };
  const all = Promise.all(Array.from({ length: 4 }, come));
  return {
    async end() {
      running = false;
      await all;
      return visits;
    },
  };
}
